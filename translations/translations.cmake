# What people read, in their language. `ninja update_translations` reads the sources anew into the .ts files; the build
# turns them into .qm files, which the given target carries as a resource under /translations. Included by its folder,
# since a target's generated sources belong to the folder that makes it.
function(schemabridge_add_translations target)
    set(folder "${PROJECT_SOURCE_DIR}/translations")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS
        "${PROJECT_SOURCE_DIR}/ui/*.cpp" "${PROJECT_SOURCE_DIR}/ui/*.h" "${PROJECT_SOURCE_DIR}/app/designer/*.cpp")
    # English needs no more than its plurals.
    add_custom_target(update_translations
        COMMAND Qt6::lupdate -I "${PROJECT_SOURCE_DIR}" -locations none -no-obsolete ${sources} -ts schemabridge_de.ts
        COMMAND Qt6::lupdate -I "${PROJECT_SOURCE_DIR}" -locations none -no-obsolete -pluralonly ${sources} -ts schemabridge_en.ts
        WORKING_DIRECTORY "${folder}" VERBATIM)
    foreach(name IN ITEMS schemabridge_de schemabridge_en)
        set(qm "${CMAKE_CURRENT_BINARY_DIR}/${name}.qm")
        add_custom_command(OUTPUT "${qm}" DEPENDS "${folder}/${name}.ts"
            COMMAND Qt6::lrelease -silent "${folder}/${name}.ts" -qm "${qm}" VERBATIM)
        list(APPEND qm_files "${qm}")
    endforeach()
    qt_add_resources(${target} ui_translations PREFIX "/translations" BASE "${CMAKE_CURRENT_BINARY_DIR}"
        FILES ${qm_files})
endfunction()
