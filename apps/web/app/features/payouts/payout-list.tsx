import { PAYOUTS_TO_CANCEL, type PayoutState } from "@trove/contract/payouts";
import { formatEuros } from "@trove/money";
import type { CallResult } from "../../api/request.ts";
import { payouts as texts } from "../../locales/en/payouts/payouts.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import { StatusMark } from "../../ui/status-mark.tsx";
import { TakeBack } from "./take-back.tsx";
import { PAYOUT_TONES } from "./payout-tones.ts";
import styles from "./payouts-page.module.css";

/** The states before an operator has approved a payout. */
const CANCELLABLE: readonly PayoutState[] = PAYOUTS_TO_CANCEL;

type Payout = CallResult<"getPayouts">["payouts"][number];

/** The payouts of a person, the newest first. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  const t = useTexts(texts);
  return (
    <section className={layout["column-4"]} aria-labelledby="payouts">
      <h2 id="payouts">{t.list}</h2>
      <ul className={styles["list"]}>
        {payouts.map((payout) => {
          const { id, amount, hint, status, reason, createdAtUtc } = payout;
          return (
            <li key={id} className={styles["payout"]}>
              <div className={styles["line"]}>
                <strong>{formatEuros(amount)}</strong>
                <StatusMark tone={PAYOUT_TONES[status]}>{t.states[status]}</StatusMark>
              </div>
              <div className={styles["line"]}>
                <bdi dir="ltr">{hint}</bdi>
                <time className={letters["muted"]} dateTime={createdAtUtc}>
                  {dateTimeText(createdAtUtc)}
                </time>
              </div>
              {reason !== null && (
                <p className={letters["muted"]} dir="auto">
                  {reason}
                </p>
              )}
              {CANCELLABLE.includes(status) && <TakeBack payout={payout} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
