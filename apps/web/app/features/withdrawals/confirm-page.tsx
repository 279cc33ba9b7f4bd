import { useState } from "react";
import { call } from "../../api/call.ts";
import { useForm } from "../../forms/use-form.ts";
import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import styles from "./withdraw-page.module.css";

/** The page that confirms a withdrawal from top-ups by the link of its mail. The token is in the address's fragment. */
export default function ConfirmPage() {
  const t = useTexts(withdrawals).confirm;
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      const token = window.location.hash.slice(1);
      if (token === "") throw new Error(t.unknown);
      await call("confirmWithdrawal", { body: { token } });
      setDone(true);
    },
  });
  return (
    <form className={styles["page"]} {...form.form}>
      <PageHeader title={t.title} />
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {isDone ? (
        <Alert kind="good" takesFocus>
          {t.done}
        </Alert>
      ) : (
        <>
          <p>{t.text}</p>
          <div>
            <Button type="submit" size="large" busy={form.busy}>
              {t.submit}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
