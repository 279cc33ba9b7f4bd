import { csvRecord } from "@trove/contract";
import { strToU8, zipSync, type Zippable } from "fflate";
import type { DisputeParts } from "./dispute-parts.ts";
import { EVIDENCE_NAME, howToVerify, proofsName, verdictText } from "./export-texts.ts";
import type { DisputeRow } from "./disputes.store.ts";
import type { Examined } from "./examine-dispute.ts";

type Parts = Pick<DisputeParts, "disputes" | "publicUrl">;

function ledgerText({ nonces }: DisputeRow, { entriesOf }: Examined): string {
  const rows = nonces.flatMap((nonce) =>
    entriesOf(nonce).map(({ entryId, fromAccount, toAccount, amountCents, description, createdAt }) => [
      nonce,
      createdAt.toISOString(),
      entryId,
      fromAccount,
      toAccount,
      amountCents,
      description ?? "",
    ]),
  );
  const title = ["Opening", "Time (UTC)", "Entry", "From", "To", "Cents", "Description"];
  return [title, ...rows].map(csvRecord).join("");
}

/**
 * Builds a zip file for the person: the shop's records with their proofs, the file that the person sent, the verifier's
 * verdict on each, the ledger entries, and instructions for verification. It stays the same as long as the logs' proofs
 * do.
 */
export function disputeExport(dispute: DisputeRow, examined: Examined, { disputes, publicUrl }: Parts): Uint8Array {
  const { evidence, openedAt } = dispute;
  const files: Zippable = {
    "how-to-verify.txt": strToU8(howToVerify(examined, dispute, disputes, publicUrl)),
    "verdict.txt": strToU8(verdictText(examined)),
    "ledger.csv": strToU8(ledgerText(dispute, examined)),
    ...(evidence !== null && { [EVIDENCE_NAME]: strToU8(evidence) }),
  };
  for (const file of examined.files) files[proofsName(file)] = strToU8(file.proofs);
  return zipSync(files, { mtime: openedAt });
}
