import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useQuery } from "../../../api/use-query.ts";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { forms } from "../../../locales/en/forms.ts";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { TravellingShipment } from "../../../ui/illustrations/travelling-shipment.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import styles from "./find-order.module.css";

/** Asks for a guest's tracking link. `isMain` if there is nothing better to press on the page. */
function LinkForm({ isMain }: { isMain: boolean }) {
  const t = useTexts(purchases).tracking;
  const words = useTexts(forms);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { orderNumber: "", email: "" },
    validate: ({ orderNumber, email }) => ({
      orderNumber: mistakeIn(words, "orderNumber", t.number, orderNumber),
      email: mistakeIn(words, "email", t.email, email),
    }),
    submit: async (typed) => {
      const body = { orderNumber: typed.orderNumber.trim(), email: typed.email.trim() };
      await call("mailTrackingLink", { body });
      setSentTo(body.email);
    },
  });
  if (sentTo !== undefined) {
    return (
      <Alert kind="good" takesFocus>
        <p>{t.sent(sentTo)}</p>
      </Alert>
    );
  }
  return (
    <form className={styles["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField {...form.text("orderNumber")} label={t.number} hint={t.numberHint} autoComplete="off" dir="ltr" />
      <TextField {...form.text("email")} label={t.email} type="email" autoComplete="email" dir="ltr" />
      <div>
        <Button type="submit" variant={isMain ? "filled" : "outline"} busy={form.busy}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}

/** The ways to an order without a link that works: the person's own orders, and a new link by mail. */
export function FindOrder({ isLinkBroken }: { isLinkBroken: boolean }) {
  const t = useTexts(purchases);
  const isUser = useHasRole("User");
  const { data } = useQuery("listPurchases", isUser ? { query: { pageNumber: 1 } } : undefined);
  const hasOrders = isUser && data?.totalCount !== 0;
  return (
    <div className={styles["page"]}>
      <div className={styles["picture"]}>
        <TravellingShipment />
      </div>
      <div className={styles["ways"]}>
        <PageHeader title={t.track} />
        {isLinkBroken && <Alert kind="warning">{t.tracking.unknown}</Alert>}
        {hasOrders && (
          <section>
            <p>{t.tracking.oursHint}</p>
            <div>
              <ButtonLink to="/orders">{t.tracking.ours}</ButtonLink>
            </div>
          </section>
        )}
        <section>
          <h2>{t.tracking.find}</h2>
          <p>{t.tracking.hint}</p>
          <LinkForm isMain={!hasOrders} />
        </section>
      </div>
    </div>
  );
}
