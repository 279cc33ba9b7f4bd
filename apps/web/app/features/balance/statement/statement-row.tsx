import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { clockText, dateTimeText } from "../../../ui/date-text.ts";
import { Price } from "../../../ui/price.tsx";
import type { Transaction } from "./statement.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./statement-row.module.css";
import { StatementWhat } from "./statement-what.tsx";

type Props = { row: Transaction; onOpening: (transactionId: string) => void };

/** One transaction. Without success, it moved no money and is struck through. */
export function StatementRow({ row, onOpening }: Props) {
  const t = useTexts(balance).transactions;
  const isDone = row.status === "Success";

  return (
    <tr className={classes(styles["row"], !isDone && styles["open"])}>
      <td className={classes(letters["hint"], styles["time"])} data-label={t.columns.time}>
        <time dateTime={row.createdAtUtc} title={dateTimeText(row.createdAtUtc)}>
          {clockText(row.createdAtUtc)}
        </time>
      </td>
      <th scope="row" className={styles["what"]}>
        <StatementWhat row={row} onOpening={onOpening} />
      </th>
      <td className={classes(styles["number"], styles["amount"])} data-label={t.columns.amount}>
        {isDone ? (
          <Price amount={row.amount} signed />
        ) : (
          <s>
            <Price amount={row.amount} />
            <span className="visually-hidden">, {t.notCounted}</span>
          </s>
        )}
      </td>
      <td className={classes(styles["number"], styles["after"])} data-label={t.columns.balance}>
        {row.balanceAfter === null ? "–" : <Price amount={row.balanceAfter} />}
      </td>
    </tr>
  );
}
