import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { mistakeIn } from "../../forms/rule-text.ts";
import { useForm } from "../../forms/use-form.ts";
import { auth } from "../../locales/en/auth.ts";
import { providerPages } from "../../locales/en/auth/provider-pages.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { signInPage } from "../../session/return-to.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./auth-form.module.css";
import { CodeField } from "./provider-pages/code-field.tsx";

type Entered = { email: string; code: string; newPassword: string };

type Props = {
  /**
   * "link" if the person opened an e-mailed link. Otherwise they type the e-mailed code, and `email` prefills the
   * address.
   */
  proof: "link" | { email: string };
  save: (entered: Entered) => Promise<unknown>;
  /** A link to request another e-mail, shown after an error. */
  askAgain: ReactNode;
};

/**
 * A form for a new password, typed twice. The person has opened the e-mailed link or types the code. They sign in
 * afterwards.
 */
export function NewPasswordForm({ proof, save, askAgain }: Props) {
  const t = useTexts(auth).reset;
  const { reset, verify } = useTexts(providerPages);
  const words = useTexts(forms);
  const label = words.fields.newPassword;
  const { authMethod } = useAppInfo();
  const navigate = useNavigate();
  const isTyped = proof !== "link";
  const form = useForm({
    initial: { email: isTyped ? proof.email : "", code: "", newPassword: "", repeat: "" },
    validate: ({ email, code, newPassword, repeat }) => ({
      email: isTyped ? mistakeIn(words, "email", words.fields.email, email) : undefined,
      code: isTyped && code.trim() === "" ? verify.codeRequired : undefined,
      newPassword: mistakeIn(words, "newPassword", label, newPassword, { exact: true }),
      repeat: repeat === newPassword ? undefined : t.mustMatch,
    }),
    submit: async ({ email, code, newPassword }) => {
      await save({ email: email.trim(), code: code.trim(), newPassword });
      showToast("good", t.done);
      await navigate(signInPage(authMethod), { replace: true });
    },
  });
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      {isTyped && <p className={styles["lead"]}>{proof.email === "" ? verify.codeSent : reset.sent(proof.email)}</p>}
      {form.failure !== undefined && (
        <>
          <Alert kind="bad">{form.failure}</Alert>
          {askAgain}
        </>
      )}
      {isTyped && (
        <>
          <TextField {...form.text("email")} label={words.fields.email} type="email" autoComplete="username" />
          <CodeField {...form.text("code")} />
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
