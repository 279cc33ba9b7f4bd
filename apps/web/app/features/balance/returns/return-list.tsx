import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { ownMoney as texts } from "../../../locales/en/account/own-money.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { StatusMark, type StatusTone } from "../../../ui/status-mark.tsx";
import styles from "./returns-page.module.css";

type Return = CallResult<"getOwnMoney">["returns"][number];
type State = Return["parts"][number]["state"];

const tones: Readonly<Record<State, StatusTone>> = {
  Requested: "going",
  Sent: "going",
  Arrived: "good",
  CameBack: "bad",
  Refused: "bad",
};

/** Money that was sent back, with each payment that a part went to. */
export function ReturnList({ returns }: { returns: readonly Return[] }) {
  const t = useTexts(texts);
  return (
    <section className={layout["column-4"]} aria-labelledby="sent-back">
      <h2 id="sent-back">{t.list}</h2>
      <ul className={styles["list"]}>
        {returns.map(({ id, createdAtUtc, amount, parts }) => (
          <li key={id} className={styles["return"]}>
            <div className={styles["line"]}>
              <strong>{formatEuros(amount)}</strong>
              <time className={letters["muted"]} dateTime={createdAtUtc}>
                {dateTimeText(createdAtUtc)}
              </time>
            </div>
            <ul className={styles["parts"]}>
              {parts.map((part) => (
                <li key={`${part.paidAtUtc} ${part.amount} ${part.state}`} className={styles["line"]}>
                  <span>{t.part(formatEuros(part.amount), dayText(part.paidAtUtc))}</span>
                  <StatusMark tone={tones[part.state]}>{t.states[part.state]}</StatusMark>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
