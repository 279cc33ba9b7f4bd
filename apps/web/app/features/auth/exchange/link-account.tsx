import { useForm } from "../../../forms/use-form.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { CodeField } from "../provider-pages/code-field.tsx";
import type { NewcomerProps } from "./newcomer-props.ts";

/** A form for the code that the shop e-mailed, because the address already has an account. */
export function LinkAccount({ newcomer: { session, typed }, exchange, forget }: NewcomerProps) {
  const { link: t, complete, verify } = useTexts(providerPages);
  const form = useForm({
    initial: { emailCode: "" },
    validate: ({ emailCode }) => ({ emailCode: emailCode.trim() === "" ? verify.codeRequired : undefined }),
    submit: ({ emailCode }) => exchange(session, typed, { emailCode: emailCode.trim() }),
  });
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>{t.text}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <CodeField {...form.text("emailCode")} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
      <Button variant="outline" wide onClick={forget}>
        {complete.other}
      </Button>
    </form>
  );
}
