import { useLogout } from "../../shell/use-logout.ts";
import { auth } from "../../locales/en/auth.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import type { SessionUser } from "../../session/session-record.ts";
import { Button } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./auth-form.module.css";

/** Shown on the sign-in page to accounts without a role, instead of a redirect. Offers to sign out. */
export function SignedInAs({ user }: { user: SessionUser }) {
  const t = useTexts(auth).signIn;
  const { logout } = useTexts(shell);
  const leave = useLogout();
  return (
    <div className={styles["form"]}>
      <PageTitle title={t.pageTitle}>{t.signedInAs(user.userName)}</PageTitle>
      <p className={styles["lead"]}>{t.noRole}</p>
      <Button variant="outline" wide onClick={leave}>
        {logout}
      </Button>
    </div>
  );
}
