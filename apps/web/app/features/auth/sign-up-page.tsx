import { repeatsAccount } from "@trove/contract/rules";
import { Link, useSearchParams } from "react-router";
import { call } from "../../api/call.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { useForm } from "../../forms/use-form.ts";
import { auth } from "../../locales/en/auth.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { useSession } from "../../session/use-session.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { AcceptTermsOfService } from "./accept-terms-of-service.tsx";
import styles from "./auth-form.module.css";
import { PasswordStrength } from "./password-strength.tsx";
import { SignedInAs } from "./signed-in-as.tsx";
import { signInWith } from "./sign-in-with.ts";

const initial = { firstName: "", lastName: "", email: "", userName: "", password: "", acceptTerms: false };

export default function SignUpPage() {
  const t = useTexts(auth).signUp;
  const words = useTexts(forms);
  const { fields } = words;
  const session = useSession();
  const [search] = useSearchParams();
  const onward = search.size === 0 ? "" : `?${search}`;

  function passwordMistake(values: typeof initial): string | undefined {
    const account = { userName: values.userName.trim(), email: values.email.trim() };
    const mistake = mistakeIn(words, "password", fields.password, values.password, { exact: true });
    return mistake ?? (repeatsAccount(values.password, account) ? t.passwordRepeats : undefined);
  }

  const form = useForm({
    initial,
    validate: (values) => ({
      firstName: mistakeIn(words, "firstName", fields.firstName, values.firstName),
      lastName: mistakeIn(words, "lastName", fields.lastName, values.lastName),
      email: mistakeIn(words, "email", fields.email, values.email),
      userName: mistakeIn(words, "userName", fields.userName, values.userName),
      password: passwordMistake(values),
      acceptTerms: values.acceptTerms ? undefined : t.mustAccept,
    }),
    submit: async ({ firstName, lastName, email, userName, password }) => {
      const trimmed = { email: email.trim(), userName: userName.trim(), firstName: firstName.trim() };
      const body = { ...trimmed, lastName: lastName.trim(), password };
      signInWith(await call("register", { body }), body.email, t.noToken, true);
    },
  });

  const { userName, email, firstName, lastName } = form.values;
  const ownWords = [userName, email, firstName, lastName];

  if (session.status === "authenticated") return <SignedInAs user={session.user} />;

  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>
        {t.haveAccount} <Link to={`/auth/jwt/sign-in${onward}`}>{t.toSignIn}</Link>
      </p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div className={styles["pair"]}>
        <TextField {...form.text("firstName")} label={fields.firstName} autoComplete="given-name" />
        <TextField {...form.text("lastName")} label={fields.lastName} autoComplete="family-name" />
      </div>
      <TextField {...form.text("email")} label={fields.email} type="email" inputMode="email" autoComplete="email" />
      <TextField
        {...form.text("userName")}
        label={fields.userName}
        hint={t.userNameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <PasswordField
          {...form.text("password")}
          label={fields.password}
          hint={t.passwordHint}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.values.password} ownWords={ownWords} />
      </div>
      <CheckboxField {...form.tick("acceptTerms")} label={<AcceptTermsOfService />} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
