import { type ComponentType, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AddressBook } from "../features/addresses/address-book.tsx";
import { PasswordForm } from "../features/auth/password-form.tsx";
import { ProfileForm } from "../features/auth/profile-form.tsx";
import { BrowserList } from "../features/fairness/browser-keys/browser-list.tsx";
import SeedPanel from "../features/fairness/seed/seed-panel.tsx";
import { OpeningDialog } from "../features/lootboxes/index.ts";
import { account } from "../locales/en/account.ts";
import { useTexts } from "../locales/texts.ts";
import { useHasRole } from "../session/use-session.ts";
import { PageHeader } from "../ui/page/page-header.tsx";
import { tabId, Tabs } from "../ui/page/tabs.tsx";
import styles from "./account-settings-route.module.css";

const settingsTabs = ["Profile", "Addresses", "Fairness", "Security"] as const;
type SettingsTab = (typeof settingsTabs)[number];

const PANEL = "account-settings";

function FairnessPart() {
  const t = useTexts(account).fairness;
  const [opening, setOpening] = useState<string>();
  return (
    <section className={styles["fairness"]}>
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <SeedPanel onVerify={setOpening} />
      {opening !== undefined && <OpeningDialog transactionId={opening} onClose={() => setOpening(undefined)} />}
    </section>
  );
}

function SecurityPart() {
  const isUser = useHasRole("User");
  return (
    <div className={styles["security"]}>
      <PasswordForm />
      {isUser && <BrowserList />}
    </div>
  );
}

const parts: Record<SettingsTab, ComponentType> = {
  Profile: ProfileForm,
  Addresses: AddressBook,
  Fairness: FairnessPart,
  Security: SecurityPart,
};

/** All account settings; each part belongs to its own room. */
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
