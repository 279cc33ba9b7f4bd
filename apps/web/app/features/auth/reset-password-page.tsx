import { useNavigate, useSearchParams } from "react-router";
import { call } from "../../api/call.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { useForm } from "../../forms/use-form.ts";
import { auth } from "../../locales/en/auth.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { signInPage } from "../../session/return-to.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import styles from "./auth-form.module.css";

/** Opened from the link in the mail. Its `token` works once. */
export default function ResetPasswordPage() {
  const t = useTexts(auth).reset;
  const words = useTexts(forms);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token");
  const label = words.fields.newPassword;
  const form = useForm({
    initial: { newPassword: "", repeat: "" },
    validate: ({ newPassword, repeat }) => ({
      newPassword: mistakeIn(words, "newPassword", label, newPassword, { exact: true }),
      repeat: repeat === newPassword ? undefined : t.mustMatch,
    }),
    submit: async ({ newPassword }) => {
      await call("resetPassword", { body: { token: token ?? "", newPassword } });
      showToast("good", t.done);
      await navigate(signInPage("jwt"), { replace: true });
    },
  });
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
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      {form.failure !== undefined && (
        <>
          <Alert kind="bad">{form.failure}</Alert>
          {askAgain}
        </>
      )}
      <PasswordField {...form.text("newPassword")} label={label} autoComplete="new-password" />
      <PasswordField {...form.text("repeat")} label={words.fields.repeatPassword} autoComplete="new-password" />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
