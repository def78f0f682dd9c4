#include "engine/target/profile.h"

#include <QtTest>

using namespace schemabridge;
using namespace schemabridge::target;

class ProfileLibraryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsItsProfiles();
    void everyProfileCanBeRead();
    void namesTheKnownWhereOneIsUnknown();
};

void ProfileLibraryTest::knowsItsProfiles()
{
    const std::vector<std::string> expected = {"ietf-draft", "no-key", "stripe", "unique-external-id"};
    QCOMPARE(Profile::names(), expected);
}

void ProfileLibraryTest::everyProfileCanBeRead()
{
    for (const std::string &name : Profile::names()) {
        const auto profile = Profile::named(name);
        QVERIFY2(profile, profile ? "" : (name + ' ' + describe(profile.error())).c_str());
        QCOMPARE(profile->name, name);
        QVERIFY(!profile->title.empty() && !profile->description.empty());
    }
}

void ProfileLibraryTest::namesTheKnownWhereOneIsUnknown()
{
    const auto profile = Profile::named("paypol");
    QVERIFY(!profile);
    QCOMPARE(describe(profile.error()),
             "PROFILE_UNKNOWN profile=paypol known=ietf-draft, no-key, stripe, unique-external-id");
}

QTEST_APPLESS_MAIN(ProfileLibraryTest)
#include "profile_library_test.moc"
