import { useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallResult } from "../../api/request.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { useForm } from "../../forms/use-form.ts";
import { forms } from "../../locales/en/forms.ts";
import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import { useSession } from "../../session/use-session.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import styles from "./withdraw-page.module.css";

type Received = CallResult<"withdraw"> & { email: string };

function Done({ received: { number, receivedAtUtc, email } }: { received: Received }) {
  const t = useTexts(withdrawals);
  return (
    <div className={styles["page"]}>
      <PageHeader title={t.doneTitle} />
      <Alert kind="good" takesFocus>
        <p>{t.done(number, dateTimeText(receivedAtUtc))}</p>
      </Alert>
      <p>{t.mailed(email)}</p>
      <div>
        <ButtonLink variant="outline" to="/">
          {t.toShop}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The page on which anybody withdraws from an order or a shipment, and signed-in people from their top-ups. */
export default function WithdrawPage() {
  const t = useTexts(withdrawals);
  const words = useTexts(forms);
  const session = useSession();
  const [search] = useSearchParams();
  const [intent] = useState(() => createIntent());
  const [received, setReceived] = useState<Received>();
  const form = useForm({
    initial: { about: "order", orderNumber: search.get("number") ?? "", name: "", email: "" },
    validate: ({ about, orderNumber, name, email }) => ({
      orderNumber: about === "order" ? mistakeIn(words, "orderNumber", t.number, orderNumber) : undefined,
      name: mistakeIn(words, "fullName", t.name, name),
      email: mistakeIn(words, "email", about === "order" ? t.email : t.emailTopUp, email),
    }),
    submit: async ({ about, orderNumber, name, email }) => {
      const number = about === "order" ? orderNumber.trim() : null;
      const body = { orderNumber: number, name: name.trim(), email: email.trim() };
      const result = await call("withdraw", { body }, { idempotencyKey: intent.keyFor(body) });
      setReceived({ ...result, email: body.email });
    },
  });
  const isOrder = form.values.about === "order";

  if (received !== undefined) return <Done received={received} />;
  return (
    <form className={styles["page"]} {...form.form}>
      <PageHeader title={t.title} lead={t.lead} description={t.lead} />
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <SelectField {...form.text("about")} label={t.about}>
        <option value="order">{t.order}</option>
        <option value="topUp">{t.topUp}</option>
      </SelectField>
      {isOrder && (
        <TextField {...form.text("orderNumber")} label={t.number} hint={t.numberHint} autoComplete="off" dir="ltr" />
      )}
      <TextField {...form.text("name")} label={t.name} autoComplete="name" maxLength={100} />
      <TextField
        {...form.text("email")}
        label={isOrder ? t.email : t.emailTopUp}
        hint={isOrder || session.status === "authenticated" ? undefined : t.topUpHint}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <div>
        <Button type="submit" size="large" busy={form.busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
