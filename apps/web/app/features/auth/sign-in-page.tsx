import { useState, useSyncExternalStore } from "react";
import { Link, useSearchParams } from "react-router";
import { call } from "../../api/call.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { noChanges } from "../../forms/no-changes.ts";
import { useForm } from "../../forms/use-form.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { auth } from "../../locales/en/auth.ts";
import { factors } from "../../locales/en/factors.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { useSession } from "../../session/use-session.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import styles from "./auth-form.module.css";
import { FactorStep } from "./factors/factor-step.tsx";
import { hasPasskeys } from "./factors/passkey-browser.ts";
import { PasskeyButton } from "./factors/passkey-button.tsx";
import { finishWithPasskey, nextStepOf, type SignInStep } from "./factors/sign-in-step.ts";
import { SignedInAs } from "./signed-in-as.tsx";
import { signInWith } from "./sign-in-with.ts";

export default function SignInPage() {
  const t = useTexts(auth);
  const words = useTexts(forms);
  const ways = useTexts(factors);
  const { brand } = useAppInfo();
  const session = useSession();
  const [search] = useSearchParams();
  const onward = search.size === 0 ? "" : `?${search}`;

  const [step, setStep] = useState<SignInStep>();
  const [notice, setNotice] = useState<string>();
  // The server doesn't know the host in the browser's URL, so it renders no passkey button.
  const withPasskeys = useSyncExternalStore(noChanges, hasPasskeys, () => false);

  const form = useForm({
    initial: { emailOrUserName: "", password: "" },
    validate: (values) => ({
      emailOrUserName: mistakeIn(words, "emailOrUserName", words.fields.emailOrUserName, values.emailOrUserName),
      password: mistakeIn(words, "signInPassword", words.fields.password, values.password, { exact: true }),
    }),
    submit: async ({ emailOrUserName, password }) => {
      setNotice(undefined);
      try {
        const body = { emailOrUserName: emailOrUserName.trim(), password };
        signInWith(await call("login", { body }), emailOrUserName, t.signIn.noToken);
      } catch (error) {
        const next = nextStepOf(error);
        if (next === undefined) throw error;
        setStep(next);
      }
    },
  });

  if (session.status === "authenticated") return <SignedInAs user={session.user} />;

  if (step !== undefined) {
    return (
      <FactorStep
        step={step}
        onSignedIn={(response) => signInWith(response, form.values.emailOrUserName, t.signIn.noToken)}
        onBack={(text) => {
          setStep(undefined);
          setNotice(text);
        }}
      />
    );
  }

  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.signIn.pageTitle}>{t.signIn.title(brand)}</PageTitle>
      <p className={styles["lead"]}>
        {t.signIn.noAccount} <Link to={`/auth/jwt/sign-up${onward}`}>{t.signIn.toSignUp}</Link>
      </p>
      {notice !== undefined && <Alert kind="warning">{notice}</Alert>}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField
        {...form.text("emailOrUserName")}
        label={words.fields.emailOrUserName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.text("password")} label={words.fields.password} autoComplete="current-password" />
      <Link className={styles["aside"]} to="/auth/jwt/forgot-password">
        {t.signIn.forgot}
      </Link>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.signIn.submit}
      </Button>
      {withPasskeys && (
        <PasskeyButton
          text={ways.passkeySignIn}
          variant="outline"
          ask={() => finishWithPasskey(undefined)}
          onDone={(started) => signInWith(started, started.email, t.signIn.noToken)}
        />
      )}
    </form>
  );
}
