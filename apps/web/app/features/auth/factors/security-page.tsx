import { account } from "../../../locales/en/account.ts";
import { useTexts } from "../../../locales/texts.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PasswordForm } from "../password-form.tsx";
import { SessionList } from "../sessions/session-list.tsx";
import settings from "../../../ui/page/settings.module.css";
import { FactorsPanel } from "./factors-panel.tsx";

/**
 * Security settings of an operator's own account. Operators can't use the account settings, which are for customers.
 */
export default function SecurityPage() {
  const t = useTexts(account);
  return (
    <>
      <PageHeader title={t.names.Security} />
      <div className={settings["parts"]}>
        <FactorsPanel />
        <PasswordForm />
        <SessionList />
      </div>
    </>
  );
}
