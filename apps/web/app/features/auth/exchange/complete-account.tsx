import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { AcceptTermsOfService } from "../accept-terms-of-service.tsx";
import styles from "../auth-form.module.css";
import type { NewcomerProps } from "./newcomer-props.ts";
import { profileIn } from "./profile-in.ts";

/** A form for a new person's names and consent. */
export function CompleteAccount({ newcomer: { session, typed }, exchange, forget }: NewcomerProps) {
  const t = useTexts(providerPages).complete;
  const words = useTexts(forms);
  const { fields } = words;
  const { userNameHint, mustAccept } = useTexts(auth).signUp;

  const form = useForm({
    initial: { ...profileIn(session.token), acceptTerms: false },
    validate: (values) => ({
      firstName: mistakeIn(words, "firstName", fields.firstName, values.firstName),
      lastName: mistakeIn(words, "lastName", fields.lastName, values.lastName),
      userName: mistakeIn(words, "userName", fields.userName, values.userName),
      acceptTerms: values.acceptTerms ? undefined : mustAccept,
    }),
    submit: ({ userName, firstName, lastName }) =>
      exchange(session, typed, {
        profile: { userName: userName.trim(), firstName: firstName.trim(), lastName: lastName.trim() },
      }),
  });

  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>{t.text}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div className={styles["pair"]}>
        <TextField {...form.text("firstName")} label={fields.firstName} autoComplete="given-name" />
        <TextField {...form.text("lastName")} label={fields.lastName} autoComplete="family-name" />
      </div>
      <TextField
        {...form.text("userName")}
        label={fields.userName}
        hint={userNameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckboxField {...form.tick("acceptTerms")} label={<AcceptTermsOfService />} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
      <Button variant="outline" wide onClick={forget}>
        {t.other}
      </Button>
    </form>
  );
}
