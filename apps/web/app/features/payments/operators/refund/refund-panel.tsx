import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import type { ShownPayment } from "../payment-words.ts";
import styles from "../payments.module.css";
import { LinesForm } from "./lines-form.tsx";
import { OwedForm } from "./owed-form.tsx";
import { TopUpForm } from "./top-up-form.tsx";

/** The form to refund a payment, or the reason why it can't be refunded here. */
export function RefundPanel({ payment }: { payment: ShownPayment }) {
  const t = useTexts(adminPayments).refund;
  const { refundKind, leftAmount, order, userInfoId, status } = payment;
  const isPersonsOrder = order !== null && userInfoId !== null && status === "Success" && refundKind === null;
  return (
    <section className={styles["panel"]} aria-labelledby="refund">
      <h2 id="refund">{t.title}</h2>
      {isPersonsOrder && <p className={styles["quiet"]}>{t.personsOrder}</p>}
      {!isPersonsOrder && (refundKind === null || leftAmount === 0) && <p className={styles["quiet"]}>{t.notPaid}</p>}
      {refundKind === "Lines" && leftAmount > 0 && <LinesForm payment={payment} />}
      {refundKind === "Owed" && <OwedForm payment={payment} />}
      {refundKind === "Amount" && leftAmount > 0 && <TopUpForm payment={payment} />}
    </section>
  );
}
