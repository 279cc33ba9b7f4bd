import { sum } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import { findAccount } from "../../auth/index.ts";
import { accountRecipient, guestRecipient, type MailRequest, type Recipient } from "../../mail/index.ts";
import { readGoods, readRefunds } from "../index.ts";
import type { WithdrawalRow } from "./withdrawals.store.ts";

/**
 * The buyer, at the address that the shop knows: somebody else may have typed the withdrawal that an operator matched.
 * Only if nothing was matched, the address that was typed.
 */
async function readerOf(db: Connection, row: WithdrawalRow): Promise<Recipient> {
  const account = row.userId === null ? undefined : await findAccount(db, row.userId);
  return account === undefined ? guestRecipient(row.guestEmail ?? row.typedEmail) : accountRecipient(account);
}

/** The mail about the end of a withdrawal. */
export async function endMail(db: Connection, row: WithdrawalRow): Promise<MailRequest> {
  const { number, orderNumber, shipmentNumber, exception, language } = row;
  const [refunds, goods] = await Promise.all([readRefunds(db, row), readGoods(db, row)]);
  const totalOf = (means: string) => sum(refunds.filter((one) => one.means === means).map(({ cents }) => cents));
  const payload = {
    number,
    orderNumber: orderNumber ?? shipmentNumber,
    exception,
    balanceCents: totalOf("Balance"),
    cardCents: totalOf("Card"),
    setOffCents: row.setOffCents,
    // Without goods, the order was cancelled. All that the goods cost can only be deducted.
    nothing: goods.length === 0 ? ("PaidBefore" as const) : ("WorthLost" as const),
  };
  return { kind: "withdrawalEnded", payload, to: await readerOf(db, row), language };
}

/** The mail about an operator's step before the end. */
export async function stepMail(
  db: Connection,
  row: WithdrawalRow,
  step: "Matched" | "GoodsNoted" | "Accepted",
  link: string | null = null,
): Promise<MailRequest> {
  const { number, orderNumber, shipmentNumber, language } = row;
  const payload = { number, orderNumber: orderNumber ?? shipmentNumber, step, link };
  return { kind: "withdrawalStep", payload, to: await readerOf(db, row), language };
}
