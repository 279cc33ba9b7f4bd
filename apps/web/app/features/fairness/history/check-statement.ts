import { type Check, debitCheck, type PaidReceipt, parseOffer, parseRecord, type StatementLine } from "@trove/fairness";
import { allOpenings } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";

/** A receipt with its price; undefined for a void, an attempt, and what can't be read. */
function paidReceipt(opening: StoredOpening): PaidReceipt | undefined {
  const listed = opening.verdict === "Breach" ? undefined : keptRecord(opening);
  if (listed === undefined) return undefined;
  const receipt = parseRecord(listed.record.text);
  if (receipt.kind !== "Receipt") return undefined;
  return { receipt, priceCents: parseOffer(listed.offer.text).priceCents };
}

/**
 * Whether each debit for an opening belongs to exactly one receipt. `debits` are the openings of the statement; those
 * from before the person's first record are left out, because they have none. Only after a look at all records.
 */
export async function checkStatement(
  debits: readonly StatementLine[],
  userId: string,
  { kept }: Pick<Around, "kept">,
): Promise<Check> {
  const receipts = (await allOpenings(kept, userId)).flatMap((opening) => paidReceipt(opening) ?? []);
  const first = receipts.map(({ receipt }) => receipt.time).toSorted()[0] ?? "";
  const covered = first === "" ? [] : debits.filter(({ time }) => time >= first);
  return debitCheck(covered, receipts);
}
