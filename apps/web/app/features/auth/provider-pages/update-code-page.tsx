import { useLocation, useNavigate } from "react-router";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { useAsk } from "../providers/use-ask.ts";
import { CodeField } from "./code-field.tsx";
import { AskAgain } from "./new-password.tsx";
import { typedEmail } from "./typed-email.ts";

/** Sets a new password with the code that Cognito mailed. */
export default function UpdateCodePage() {
  const t = useTexts(auth).reset;
  const { codeRequired } = useTexts(providerPages).verify;
  const words = useTexts(forms);
  const label = words.fields.newPassword;
  const { method } = useSignInSettings();
  const navigate = useNavigate();
  const ask = useAsk();
  const { state } = useLocation();
  const form = useForm({
    initial: { email: typedEmail(state), code: "", newPassword: "", repeat: "" },
    validate: ({ email, code, newPassword, repeat }) => ({
      email: mistakeIn(words, "email", words.fields.email, email),
      code: code.trim() === "" ? codeRequired : undefined,
      newPassword: mistakeIn(words, "newPassword", label, newPassword, { exact: true }),
      repeat: repeat === newPassword ? undefined : t.mustMatch,
    }),
    submit: async ({ email, code, newPassword }) => {
      await ask((provider) => provider.resetPassword({ code: code.trim(), email: email.trim() }, newPassword));
      showToast("good", t.done);
      await navigate(`/auth/${method}/sign-in`, { replace: true });
    },
  });
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      {form.failure !== undefined && (
        <>
          <Alert kind="bad">{form.failure}</Alert>
          <AskAgain />
        </>
      )}
      <TextField {...form.text("email")} label={words.fields.email} type="email" autoComplete="username" />
      <CodeField {...form.text("code")} />
      <PasswordField {...form.text("newPassword")} label={label} autoComplete="new-password" />
      <PasswordField {...form.text("repeat")} label={words.fields.repeatPassword} autoComplete="new-password" />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
