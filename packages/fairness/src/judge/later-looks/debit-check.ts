import type { Receipt } from "../../records/receipt.ts";
import type { Check } from "../checks.ts";
import type { StatementLine } from "../trust.ts";

/** A receipt, with the price of one box from its offer. */
export type PaidReceipt = { readonly receipt: Receipt; readonly priceCents: number };

/**
 * Whether each debit for an opening in the statement belongs to exactly one receipt, which names its price. `debits`
 * are the lines of openings, of a time for which all receipts are given. The check is about those that do not.
 */
export function debitCheck(debits: readonly StatementLine[], receipts: readonly PaidReceipt[]): Check {
  const owed = new Map<string, number[]>();
  for (const { receipt, priceCents } of receipts) {
    for (const id of receipt.transactionIds) owed.set(id, [...(owed.get(id) ?? []), -priceCents]);
  }
  const counts = new Map<string, number>();
  for (const { id } of debits) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = debits.filter(({ id, cents }) => {
    const amounts = owed.get(id) ?? [];
    return amounts.length !== 1 || amounts[0] !== cents || counts.get(id) !== 1;
  });
  const about = wrong.map(({ id }) => id);
  return about.length === 0
    ? { id: "statement-debits", outcome: "Holds" }
    : { id: "statement-debits", outcome: "Differs", about };
}
