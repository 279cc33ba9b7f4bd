import { type Cents, formatEuros } from "@trove/money";
import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Price } from "../../../ui/price.tsx";
import { balancesOf, totalsOf, type Transaction } from "./statement.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./statement-summary.module.css";

type Props = {
  rows: readonly Transaction[];
  /**
   * All rows of the period, newest first. Undefined if filters hide some rows, because then the figures would not add
   * up.
   */
  all: readonly Transaction[] | undefined;
};

const withSign = (sign: string, amount: Cents) => (amount === 0 ? formatEuros(amount) : sign + formatEuros(amount));

/** Opening balance, money in, money out and closing balance. The first three add up to the fourth. */
export function StatementSummary({ rows, all }: Props) {
  const t = useTexts(balance).transactions;
  const { moneyIn, moneyOut } = totalsOf(rows);
  const balances = all && balancesOf(all);
  const figure = (label: string, amount: Cents) => (
    <div>
      <dt className={letters["hint"]}>{label}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );

  return (
    <dl className={styles["summary"]}>
      {balances && figure(t.opening, balances.opening)}
      <div className={styles["in"]}>
        <dt className={letters["hint"]}>{t.moneyIn}</dt>
        <dd dir="ltr">{withSign("+", moneyIn)}</dd>
      </div>
      <div>
        <dt className={letters["hint"]}>{t.moneyOut}</dt>
        <dd dir="ltr">{withSign("−", moneyOut)}</dd>
      </div>
      {balances && figure(t.closing, balances.closing)}
    </dl>
  );
}
