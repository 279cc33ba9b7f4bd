import { Link, useNavigate, useSearchParams } from "react-router";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { PasswordStrength } from "../password-strength.tsx";
import { useAsk } from "../providers/use-ask.ts";

/**
 * Creates an account at the identity provider. The first sign-in then asks for a user name and for consent to the
 * terms.
 */
export default function ProviderSignUpPage() {
  const t = useTexts(auth).signUp;
  const words = useTexts(forms);
  const { fields } = words;
  const { method } = useSignInSettings();
  const navigate = useNavigate();
  const ask = useAsk();
  const [search] = useSearchParams();
  const onward = search.size === 0 ? "" : `?${search}`;

  const form = useForm({
    initial: { firstName: "", lastName: "", email: "", password: "" },
    validate: ({ firstName, lastName, email, password }) => ({
      firstName: mistakeIn(words, "firstName", fields.firstName, firstName),
      lastName: mistakeIn(words, "lastName", fields.lastName, lastName),
      email: mistakeIn(words, "email", fields.email, email),
      password: mistakeIn(words, "password", fields.password, password, { exact: true }),
    }),
    submit: async ({ firstName, lastName, email, password }) => {
      const person = { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() };
      await ask((provider) => provider.signUp(person));
      await navigate(`/auth/${method}/verify${onward}`, { state: { email: person.email } });
    },
  });

  const { email, firstName, lastName, password } = form.values;
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>
        {t.haveAccount} <Link to={`/auth/${method}/sign-in${onward}`}>{t.toSignIn}</Link>
      </p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div className={styles["pair"]}>
        <TextField {...form.text("firstName")} label={fields.firstName} autoComplete="given-name" />
        <TextField {...form.text("lastName")} label={fields.lastName} autoComplete="family-name" />
      </div>
      <TextField {...form.text("email")} label={fields.email} type="email" inputMode="email" autoComplete="username" />
      <div>
        <PasswordField
          {...form.text("password")}
          label={fields.password}
          hint={t.passwordHint}
          autoComplete="new-password"
        />
        <PasswordStrength password={password} ownWords={[email, firstName, lastName]} />
      </div>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
