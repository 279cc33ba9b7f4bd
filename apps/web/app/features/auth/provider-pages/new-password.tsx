import { useNavigate } from "react-router";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { useAsk } from "../providers/use-ask.ts";

/** Sets a new password with the code of a mailed link. */
export function NewPassword({ code }: { code: string }) {
  const t = useTexts(auth).reset;
  const words = useTexts(forms);
  const label = words.fields.newPassword;
  const { method } = useSignInSettings();
  const navigate = useNavigate();
  const ask = useAsk();
  const form = useForm({
    initial: { newPassword: "", repeat: "" },
    validate: ({ newPassword, repeat }) => ({
      newPassword: mistakeIn(words, "newPassword", label, newPassword, { exact: true }),
      repeat: repeat === newPassword ? undefined : t.mustMatch,
    }),
    submit: async ({ newPassword }) => {
      await ask((provider) => provider.resetPassword({ code, email: "" }, newPassword));
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
      <PasswordField {...form.text("newPassword")} label={label} autoComplete="new-password" />
      <PasswordField {...form.text("repeat")} label={words.fields.repeatPassword} autoComplete="new-password" />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}

export function AskAgain() {
  const t = useTexts(providerPages).reset;
  const { method } = useSignInSettings();
  return (
    <ButtonLink to={`/auth/${method}/reset-password`} variant="outline" wide>
      {t.askAgain}
    </ButtonLink>
  );
}
