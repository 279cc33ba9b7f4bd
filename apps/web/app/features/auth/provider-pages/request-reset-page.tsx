import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { useAsk } from "../providers/use-ask.ts";
import { NewPassword } from "./new-password.tsx";
import { useLinkCode } from "./use-link-code.ts";

/**
 * A form that makes the provider e-mail a link for a new password. Cognito e-mails a code instead, for the next page.
 */
function RequestReset() {
  const t = useTexts(providerPages).reset;
  const own = useTexts(auth).forgot;
  const words = useTexts(forms);
  const { method } = useSignInSettings();
  const navigate = useNavigate();
  const ask = useAsk();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: "" },
    validate: ({ email }) => ({ email: mistakeIn(words, "email", words.fields.email, email) }),
    submit: async ({ email: typed }) => {
      const email = typed.trim();
      await ask((provider) => provider.requestReset(email));
      if (method === "amplify") await navigate("/auth/amplify/update-password", { state: { email } });
      else setSentTo(email);
    },
  });
  const back = <Link to={`/auth/${method}/sign-in`}>{own.back}</Link>;

  if (sentTo !== undefined) {
    return (
      <div className={styles["form"]}>
        <PageTitle title={own.sentTitle} />
        <p role="status">{t.sent(sentTo)}</p>
        {back}
      </div>
    );
  }
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={own.title} />
      <p className={styles["lead"]}>{t.text}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField {...form.text("email")} label={words.fields.email} type="email" autoComplete="username" />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
      {back}
    </form>
  );
}

/** Firebase's e-mailed links for a new password also lead here, redirected by the page that all Firebase links open. */
export default function RequestResetPage() {
  const code = useLinkCode();
  return code === undefined ? <RequestReset /> : <NewPassword code={code} />;
}
