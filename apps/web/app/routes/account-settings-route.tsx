import type { ComponentType } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { OwnData } from "../features/account/index.ts";
import { AddressBook } from "../features/addresses/address-book.tsx";
import { PasswordForm } from "../features/auth/password-form.tsx";
import { ProfileForm } from "../features/auth/profile-form.tsx";
import { SessionList } from "../features/auth/sessions/session-list.tsx";
import { BrowserList } from "../features/fairness/browser-keys/browser-list.tsx";
import { loadStops } from "../features/fairness/index.tsx";
import { ReceiptMail } from "../features/fairness/receipt-mail/receipt-mail.tsx";
import { OpeningName } from "../features/lootboxes/recent/opening-name.tsx";
import { MailPreferences } from "../features/notifications/mail-preferences.tsx";
import SeedPanel from "../features/fairness/seed/seed-panel.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { later } from "../ui/later.tsx";
import { account } from "../locales/en/account.ts";
import { useTexts } from "../locales/texts.ts";
import { useHasRole } from "../session/use-session.ts";
import { PageHeader } from "../ui/page/page-header.tsx";
import { tabId, Tabs } from "../ui/page/tabs.tsx";
import letters from "../ui/letters.module.css";
import layout from "../ui/layout.module.css";
import styles from "./account-settings-route.module.css";

/** Loaded on demand, because it contains the fairness protocol, which the other tabs don't need. */
const MyProofs = later(
  () => import("../features/fairness/my-proofs/my-proofs.tsx"),
  <SkeletonRows count={4} height={64} />,
);

/** Loaded on demand, because few people change their second factors. */
const FactorsPanel = later(
  async () => ({ default: (await import("../features/auth/factors/factors-panel.tsx")).FactorsPanel }),
  <SkeletonRows count={3} height={128} />,
);

const settingsTabs = ["Profile", "Addresses", "Fairness", "Notifications", "Security", "Data"] as const;
type SettingsTab = (typeof settingsTabs)[number];

const PANEL = "account-settings";

/** The lists come last, so that nothing below them moves when they grow. */
function FairnessPart() {
  const t = useTexts(account).fairness;
  return (
    <div className={styles["fairness"]}>
      <ReceiptMail />
      <OpeningName />
      <section className={layout["stack-4"]}>
        <h2>{t.title}</h2>
        <p className={letters["muted"]}>{t.lead}</p>
        <SeedPanel />
      </section>
      <BrowserList />
      <MyProofs />
    </div>
  );
}

/** Has this browser sign that the offers have ended, so that nobody can say otherwise. */
const signEnd = () => void loadStops().then((stops) => stops.signEnd());

function SecurityPart() {
  return (
    <div className={layout["column-12"]}>
      <PasswordForm onOffersEnded={signEnd} />
      <FactorsPanel />
      <SessionList onOffersEnded={signEnd} />
    </div>
  );
}

const parts: Record<SettingsTab, ComponentType> = {
  Profile: ProfileForm,
  Addresses: AddressBook,
  Fairness: FairnessPart,
  Notifications: MailPreferences,
  Security: SecurityPart,
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
