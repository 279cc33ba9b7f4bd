import { useSearchParams } from "react-router";
import { call } from "../../api/call.ts";
import { auth } from "../../locales/en/auth.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./auth-form.module.css";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Sets a new password. Opened from the link in the e-mail, whose `token` works once. */
export default function ResetPasswordPage() {
  const t = useTexts(auth).reset;
  const [search] = useSearchParams();
  const token = search.get("token");
  const askAgain = (
    <ButtonLink to="/auth/jwt/forgot-password" variant="outline" wide>
      {t.askAgain}
    </ButtonLink>
  );

  if (!token) {
    return (
      <div className={styles["form"]}>
        <PageTitle title={t.title} />
        <Alert kind="bad">{t.missing}</Alert>
        {askAgain}
      </div>
    );
  }
  return (
    <NewPasswordForm
      proof="link"
      save={({ newPassword }) => call("resetPassword", { body: { token, newPassword } })}
      askAgain={askAgain}
    />
  );
}
