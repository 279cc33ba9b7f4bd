import { formatEuros, formatMoney } from "@trove/money";
import { listText } from "../../../locales/joined.ts";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { EntryList } from "../../operators/index.ts";
import type { ShownPayment } from "./payment-words.ts";
import styles from "./payments.module.css";

type Props = { payment: ShownPayment };

/** The refunds of a payment, newest first. */
export function RefundsPanel({ payment: { refunds, lines, paid } }: Props) {
  const t = useTexts(adminPayments).page;
  const nameOf = (position: number) => lines.find((line) => line.position === position)?.name ?? "";
  return (
    <section className={styles["panel"]} aria-labelledby="refunds">
      <h2 id="refunds">{t.refunds}</h2>
      {refunds.length === 0 && <p className={styles["quiet"]}>{t.noRefunds}</p>}
      <EntryList>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <p className={styles["entry"]}>
              <strong>{formatMoney(refund.amount, paid.currencyCode)}</strong>
              <span>{t.refundStates[refund.status]}</span>
            </p>
            <p>
              {listText([
                ...refund.lines.map(({ position, quantity }) => t.pieces(nameOf(position), quantity)),
                ...(refund.shippingAmount > 0
                  ? [t.withShipping(formatMoney(refund.shippingAmount, paid.currencyCode))]
                  : []),
              ])}
            </p>
            <p>
              {dateTimeText(refund.createdAtUtc)} ·{" "}
              <bdi>{refund.operatorName ?? (refund.returnId === null ? t.byShop : t.byPerson)}</bdi>
              {refund.reason !== null && (
                <>
                  {" "}
                  · <bdi>{refund.reason}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </EntryList>
    </section>
  );
}

/** The ledger entries of a payment, newest first. */
export function LedgerPanel({ payment: { ledger } }: Props) {
  const t = useTexts(adminPayments).page;
  return (
    <section className={styles["panel"]} aria-labelledby="ledger">
      <h2 id="ledger">{t.ledger}</h2>
      {ledger.length === 0 && <p className={styles["quiet"]}>{t.noLedger}</p>}
      <EntryList>
        {ledger.map(({ id, from, to, amount, description, createdAtUtc }) => (
          <li key={id}>
            <p className={styles["entry"]}>
              <bdi dir="ltr">
                {from} → {to}
              </bdi>
              <strong>{formatEuros(amount)}</strong>
            </p>
            <p>
              {dateTimeText(createdAtUtc)}
              {description !== null && (
                <>
                  {" "}
                  · <bdi>{description}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </EntryList>
    </section>
  );
}
