import { useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { useAsk } from "../providers/use-ask.ts";
import { CodeField } from "./code-field.tsx";
import { typedEmail } from "./typed-email.ts";

/** Verifies the address with the code that Cognito e-mailed. */
export default function VerifyCodePage() {
  const t = useTexts(providerPages).verify;
  const { back } = useTexts(auth).forgot;
  const words = useTexts(forms);
  const { method } = useSignInSettings();
  const navigate = useNavigate();
  const ask = useAsk();
  const [search] = useSearchParams();
  const onward = search.size === 0 ? "" : `?${search}`;
  const [sent, setSent] = useState<{ failure?: string }>();
  const { state } = useLocation();
  const form = useForm({
    initial: { email: typedEmail(state), code: "" },
    validate: ({ email, code }) => ({
      email: mistakeIn(words, "email", words.fields.email, email),
      code: code.trim() === "" ? t.codeRequired : undefined,
    }),
    submit: async ({ email, code }) => {
      await ask((provider) => provider.verify({ code: code.trim(), email: email.trim() }));
      showToast("good", t.done);
      await navigate(`/auth/${method}/sign-in${onward}`, { replace: true });
    },
  });

  async function sendAgain(): Promise<void> {
    setSent(undefined);
    const email = form.values.email.trim();
    await ask((provider) => provider.resend(email)).then(
      () => setSent({}),
      (error: Error) => setSent({ failure: error.message }),
    );
  }

  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>{t.codeSent}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {sent && <Alert kind={sent.failure === undefined ? "good" : "bad"}>{sent.failure ?? t.sentAgain}</Alert>}
      <TextField {...form.text("email")} label={words.fields.email} type="email" autoComplete="username" />
      <CodeField {...form.text("code")} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
      <Button variant="outline" wide onClick={() => void sendAgain()}>
        {t.again}
      </Button>
      <Link to={`/auth/${method}/sign-in${onward}`}>{back}</Link>
    </form>
  );
}
