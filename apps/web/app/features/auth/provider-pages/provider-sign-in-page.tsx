import { Link, useNavigate, useSearchParams } from "react-router";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useSession } from "../../../session/use-session.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { FirstSteps } from "../exchange/first-steps.tsx";
import { useExchange } from "../exchange/use-exchange.ts";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { ProviderRefusal } from "../providers/provider-refusal.ts";
import { useAsk } from "../providers/use-ask.ts";
import { SignedInAs } from "../signed-in-as.tsx";

/** Signs in at the identity provider with e-mail and password, and then in the shop. */
export default function ProviderSignInPage() {
  const t = useTexts(auth).signIn;
  const words = useTexts(forms);
  const { brand } = useAppInfo();
  const session = useSession();
  const { method } = useSignInSettings();
  const navigate = useNavigate();
  const ask = useAsk();
  const { newcomer, ...exchanging } = useExchange();
  const [search] = useSearchParams();
  const onward = search.size === 0 ? "" : `?${search}`;

  const form = useForm({
    initial: { email: "", password: "" },
    validate: ({ email, password }) => ({
      email: mistakeIn(words, "email", words.fields.email, email),
      password: mistakeIn(words, "signInPassword", words.fields.password, password, { exact: true }),
    }),
    submit: async ({ email, password }) => {
      try {
        const signedIn = await ask((provider) => provider.signIn(email.trim(), password));
        await exchanging.exchange(signedIn, email.trim());
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || error.kind !== "unverified") throw error;
        await navigate(`/auth/${method}/verify${onward}`, { state: { email: email.trim() } });
      }
    },
  });

  if (session.status === "authenticated") return <SignedInAs user={session.user} />;
  if (newcomer !== undefined) return <FirstSteps newcomer={newcomer} {...exchanging} />;

  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.pageTitle}>{t.title(brand)}</PageTitle>
      <p className={styles["lead"]}>
        {t.noAccount} <Link to={`/auth/${method}/sign-up${onward}`}>{t.toSignUp}</Link>
      </p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField {...form.text("email")} label={words.fields.email} type="email" autoComplete="username" />
      <PasswordField {...form.text("password")} label={words.fields.password} autoComplete="current-password" />
      <Link className={styles["aside"]} to={`/auth/${method}/reset-password`}>
        {t.forgot}
      </Link>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
