import type { ComponentType } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ProfileForm } from "../features/auth/profile-form.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { later } from "../ui/later.tsx";
import { account } from "../locales/en/account.ts";
import { useTexts } from "../locales/texts.ts";
import { useHasRole } from "../session/use-session.ts";
import { PageHeader } from "../ui/page/page-header.tsx";
import { tabId, Tabs } from "../ui/page/tabs.tsx";
import styles from "./account-settings-route.module.css";

const rows = <SkeletonRows count={4} height={72} />;

/** Loaded on demand, because the page begins with the profile. */
const AddressBook = later(
  async () => ({ default: (await import("../features/addresses/address-book.tsx")).AddressBook }),
  rows,
);
const AccountFairness = later(() => import("./account-fairness.tsx"), rows);
const MailPreferences = later(
  async () => ({ default: (await import("../features/notifications/mail-preferences.tsx")).MailPreferences }),
  rows,
);
const AccountSecurity = later(() => import("./account-security.tsx"), rows);
const SettingsGlance = later(async () => ({
  default: (await import("../features/account/index.ts")).SettingsGlance,
}));
const OwnData = later(async () => ({ default: (await import("../features/account/index.ts")).OwnData }), rows);

/** The person's profile, and below it the other settings at a glance. */
function Profile() {
  const isUser = useHasRole("User");
  return (
    <div className={styles["profile"]}>
      <ProfileForm />
      {isUser && <SettingsGlance />}
    </div>
  );
}

const settingsTabs = ["Profile", "Addresses", "Fairness", "Notifications", "Security", "Data"] as const;
type SettingsTab = (typeof settingsTabs)[number];

const PANEL = "account-settings";

const parts: Record<SettingsTab, ComponentType> = {
  Profile,
  Addresses: AddressBook,
  Fairness: AccountFairness,
  Notifications: MailPreferences,
  Security: AccountSecurity,
  Data: OwnData,
};

/** All account settings. Each tab's content comes from the room that it belongs to. */
export default function AccountSettingsRoute() {
  const t = useTexts(account);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isUser = useHasRole("User");
  const tabs = settingsTabs.filter((name) => isUser || name === "Profile" || name === "Security");
  const tab = tabs.find((name) => name.toLowerCase() === search.get("tab")) ?? "Profile";
  const Part = parts[tab];

  return (
    <>
      <PageHeader title={t.title} />
      <Tabs
        label={t.tabs}
        tabs={tabs.map((value) => ({ value, text: t.names[value] }))}
        value={tab}
        panelId={PANEL}
        onChange={(value) => {
          const query = value === "Profile" ? "" : `?tab=${value.toLowerCase()}`;
          void navigate(`/account-settings${query}`, { preventScrollReset: true });
        }}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} className={styles["panel"]}>
        <Part />
      </div>
    </>
  );
}
