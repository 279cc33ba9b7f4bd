import { useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallResult } from "../../api/request.ts";
import { type OwnContact, useOwnContact } from "../../forms/own-contact.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { useForm } from "../../forms/use-form.ts";
import { forms } from "../../locales/en/forms.ts";
import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import { useSession } from "../../session/use-session.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import layout from "../../ui/layout.module.css";
import { PageHeader } from "../../ui/page/page-header.tsx";
import summary from "../../ui/page/summary.module.css";
import { WhatFollows } from "../../ui/page/what-follows.tsx";
import { type OwnOrder, OwnOrders, useOwnOrders } from "./own-orders.tsx";
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

type FormProps = { contact: OwnContact; orders: readonly OwnOrder[]; onReceived: (received: Received) => void };

function WithdrawForm({ contact, orders, onReceived }: FormProps) {
  const t = useTexts(withdrawals);
  const words = useTexts(forms);
  const session = useSession();
  const [search] = useSearchParams();
  const [intent] = useState(() => createIntent());
  const number = search.get("number") ?? "";
  const isOwn = orders.some((order) => order.number === number);
  const isChosen = orders.length === 0 || number !== "";
  const form = useForm({
    initial: { about: isOwn ? number : isChosen ? "order" : "", orderNumber: isOwn ? "" : number, ...contact },
    validate: ({ about, orderNumber, name, email }) => ({
      about: about === "" ? t.choose : undefined,
      orderNumber: about === "order" ? mistakeIn(words, "orderNumber", t.number, orderNumber) : undefined,
      name: mistakeIn(words, "fullName", t.name, name),
      email: mistakeIn(words, "email", about === "topUp" ? t.emailTopUp : t.email, email),
    }),
    submit: async ({ about, orderNumber: typed, name, email }) => {
      const orderNumber = about === "topUp" ? null : about === "order" ? typed.trim() : about;
      const body = { orderNumber, name: name.trim(), email: email.trim() };
      const result = await call("withdraw", { body }, { idempotencyKey: intent.keyFor(body) });
      onReceived({ ...result, email: body.email });
    },
  });
  const { about } = form.values;
  const isTopUp = about === "topUp";
  const mistake = form.errorOf("about");

  return (
    <form className={styles["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {orders.length > 0 ? (
        <OwnOrders
          orders={orders}
          value={about}
          {...(mistake !== undefined && { error: mistake })}
          onChange={(chosen) => form.set("about", chosen)}
        />
      ) : (
        <SelectField {...form.text("about")} label={t.about}>
          <option value="order">{t.order}</option>
          <option value="topUp">{t.topUp}</option>
        </SelectField>
      )}
      {about === "order" && (
        <TextField {...form.text("orderNumber")} label={t.number} hint={t.numberHint} autoComplete="off" dir="ltr" />
      )}
      <div className={layout["fields"]}>
        <TextField {...form.text("name")} label={t.name} autoComplete="name" maxLength={100} />
        <TextField
          {...form.text("email")}
          label={isTopUp ? t.emailTopUp : t.email}
          hint={!isTopUp || session.status === "authenticated" ? undefined : t.topUpHint}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}

/** The page on which anybody withdraws from an order or a shipment, and signed-in people from their top-ups. */
export default function WithdrawPage() {
  const t = useTexts(withdrawals);
  const session = useSession();
  const contact = useOwnContact();
  const orders = useOwnOrders();
  const [received, setReceived] = useState<Received>();

  if (received !== undefined) return <Done received={received} />;
  const isKnown = session.status === "authenticated";
  return (
    <>
      <PageHeader title={t.title} lead={isKnown ? t.lead : `${t.lead} ${t.noAccount}`} description={t.lead} />
      <div className={summary["columns"]}>
        {contact === undefined || orders === undefined ? (
          <SkeletonRows count={5} height={76} />
        ) : (
          <WithdrawForm key={contact.email} contact={contact} orders={orders} onReceived={setReceived} />
        )}
        <WhatFollows title={t.follows.title} steps={[t.follows.mail, t.follows.send, t.follows.refund]} />
      </div>
    </>
  );
}
