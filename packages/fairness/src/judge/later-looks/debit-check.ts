import type { Receipt } from "../../records/receipt.ts";
import type { Check } from "../checks.ts";
import type { StatementLine } from "../trust.ts";

/** A receipt, and the price of one box in its offer. */
export type PaidReceipt = { readonly receipt: Receipt; readonly priceCents: number };

/**
 * Checks that each debit for an opening belongs to exactly one receipt and has its price. `debits` are the statement's
 * lines for openings in a period for which all receipts are given. `about` has the debits that don't match.
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
