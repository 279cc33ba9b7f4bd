import { auth } from "../../../locales/en/auth.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { AskAgain } from "./ask-again.tsx";
import { NewPassword } from "./new-password.tsx";
import { useLinkCode } from "./use-link-code.ts";

/** Sets a new password. Opened by Supabase's e-mailed link. */
export default function UpdateLinkPage() {
  const t = useTexts(auth).reset;
  const code = useLinkCode();
  if (code !== undefined) return <NewPassword code={code} />;
  return (
    <div className={styles["form"]}>
      <PageTitle title={t.title} />
      <Alert kind="bad">{t.missing}</Alert>
      <AskAgain />
    </div>
  );
}
