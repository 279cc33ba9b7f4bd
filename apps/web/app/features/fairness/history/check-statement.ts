import {
  type Check,
  debitCheck,
  type PaidReceipt,
  parseOffer,
  parseRecord,
  recordHash,
  type StatementLine,
} from "@trove/fairness";
import { allOpenings } from "../kept/kept-openings.ts";
import { keptRecord, type StoredOpening } from "@trove/fairness/press";
import type { BrowserParts } from "../opening/browser-parts.ts";

type Paid = PaidReceipt & { readonly hash: string };

/** The opening's receipt with its price; undefined if the opening has no readable receipt. */
function paidReceipt(opening: StoredOpening): Paid | undefined {
  try {
    const listed = keptRecord(opening);
    if (listed === undefined) return undefined;
    const receipt = parseRecord(listed.record.text);
    if (receipt.kind !== "Receipt") return undefined;
    const { priceCents } = parseOffer(listed.offer.text);
    return { receipt, priceCents, hash: recordHash(listed.record.text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The receipts that the shop has signed, without duplicates. Leaves out stored breaches without a valid signature. */
async function paidReceipts(userId: string, { kept }: Pick<BrowserParts, "kept">): Promise<readonly Paid[]> {
  const paid = (await allOpenings(kept, userId)).flatMap((opening) => paidReceipt(opening) ?? []);
  const ids = kept.transaction("ids").store;
  const signed = await Promise.all(paid.map(({ receipt }) => ids.get([userId, receipt.transactionIds[0] ?? ""])));
  return [...new Map(paid.filter(({ hash }, index) => signed[index] === hash).map((one) => [one.hash, one])).values()];
}

/**
 * Checks that each debit for an opening belongs to exactly one receipt. Ignores debits from before the person's first
 * receipt. Only call this after all records have been stored.
 */
export async function checkStatement(
  debits: readonly StatementLine[],
  userId: string,
  parts: Pick<BrowserParts, "kept">,
): Promise<Check> {
  const receipts = await paidReceipts(userId, parts);
  const first = receipts.map(({ receipt }) => receipt.time).toSorted()[0] ?? "";
  const covered = first === "" ? [] : debits.filter(({ time }) => time >= first);
  return debitCheck(covered, receipts);
}
