import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../api/call.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { useForm } from "../../forms/use-form.ts";
import { auth } from "../../locales/en/auth.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { signInPage } from "../../session/return-to.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./auth-form.module.css";

export default function ForgotPasswordPage() {
  const t = useTexts(auth).forgot;
  const words = useTexts(forms);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: "" },
    validate: ({ email }) => ({ email: mistakeIn(words, "email", words.fields.email, email) }),
    submit: async ({ email }) => {
      await call("forgotPassword", { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
  });
  const back = <Link to={signInPage("jwt")}>{t.back}</Link>;

  if (sentTo !== undefined) {
    return (
      <div className={styles["form"]}>
        <PageTitle title={t.sentTitle} />
        <p role="status">{t.sent(sentTo)}</p>
        {back}
      </div>
    );
  }
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>{t.text}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField {...form.text("email")} label={words.fields.email} type="email" autoComplete="email" />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
      {back}
    </form>
  );
}
