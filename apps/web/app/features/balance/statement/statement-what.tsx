import type { TransactionType } from "@trove/contract/statuses";
import { type Cents, formatMoney } from "@trove/money";
import {
  IconBox,
  IconChevronRight,
  IconShoppingBag,
  IconTag,
  IconTruck,
  IconWallet,
} from "../../../ui/icons/shop-icons.ts";
import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { TransferLink } from "../../payments/index.ts";
import { described } from "./described.ts";
import type { Transaction } from "./statement.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./statement-what.module.css";

const icons: Record<TransactionType, typeof IconBox> = {
  TopUp: IconWallet,
  BoxOpening: IconBox,
  Sale: IconTag,
  ItemPurchase: IconShoppingBag,
  Shipping: IconTruck,
};

/** Keeps the numbers of orders and withdrawals in one line: they could break after their hyphen. */
const withWholeNumbers = (text: string) =>
  text.split(/([A-Z]-\d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles["number"]}>
        {part}
      </span>
    ),
  );

type Props = { row: Transaction; onOpening: (transactionId: string) => void };

/** The description of a transaction, with the payment details for a top-up and a button to view an opening. */
export function StatementWhat({ row, onOpening }: Props) {
  const t = useTexts(balance).transactions;
  const Icon = icons[row.transactionType];
  const what = described(row.description, t.descriptions, row.relatedName);
  const isIncoming = row.amount > 0 && row.status === "Success";
  const { currencyCode, paidAmount, vatAmount } = row.balanceTopUpDetail ?? {};
  const paidText = (paid: string, currency: string, vat: Cents) =>
    vat === 0 ? t.paidWithoutVat(paid, currency) : t.paid(paid, currency, formatMoney(vat, currency));
  const detail =
    currencyCode !== undefined && paidAmount !== undefined && vatAmount !== undefined
      ? paidText(formatMoney(paidAmount, currencyCode), currencyCode, vatAmount)
      : t.types[row.transactionType];

  return (
    <span className={classes(layout["row-3"], styles["line"])}>
      <span className={classes(styles["icon"], isIncoming && styles["incoming"])}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
      </span>
      <span className={styles["words"]}>
        {row.transactionType === "BoxOpening" ? (
          <button type="button" aria-haspopup="dialog" onClick={() => onOpening(row.transactionId)}>
            <bdi>{what}</bdi>
            <IconChevronRight size={16} aria-hidden="true" />
          </button>
        ) : (
          <bdi>{withWholeNumbers(what)}</bdi>
        )}
        {row.status !== "Success" && (
          <span className={styles["status"]} data-status={row.status}>
            {t.statuses[row.status]}
          </span>
        )}
        <small className={row.balanceTopUpDetail ? undefined : styles["type"]}>{detail}</small>
        {row.status === "Pending" && <TransferLink transactionId={row.transactionId} />}
      </span>
    </span>
  );
}
