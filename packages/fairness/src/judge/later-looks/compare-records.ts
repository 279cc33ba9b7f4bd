import type { ListedRecord } from "../../answers/listed-record.ts";
import { parseRecord } from "../../records/opening-record.ts";
import type { Check } from "../checks.ts";
import { same } from "../checks.ts";
import { openSigned } from "../signed-checks.ts";
import type { Trust } from "../trust.ts";

/**
 * Compares a kept record with the record that the shop shows later for the same nonce, in all parts. Two different
 * signed records for one nonce prove a breach.
 */
export async function compareRecords(kept: ListedRecord, shown: ListedRecord, trust: Trust): Promise<readonly Check[]> {
  const ids = { signature: "record-signature", text: "record-text" } as const;
  const looks = await Promise.all(
    [kept, shown].map(({ record }) => openSigned(ids, record, parseRecord, trust.shopKeys)),
  );
  const [before, now] = looks.map(({ value }) => value);
  const isSameNonce = before?.nonce === now?.nonce && before?.userId === now?.userId;
  const partsOf = ({ offer, clientSeed, browserKeys }: ListedRecord) => [
    offer.text,
    clientSeed,
    ...browserKeys.toSorted(),
  ];
  return [
    ...looks.flatMap(({ checks }) => checks),
    same("shown-nonce", [kept.nonce, before?.nonce ?? "none"], [shown.nonce, now?.nonce ?? "none"]),
    same("shown-kind", kept.kind, shown.kind),
    ...(isSameNonce ? [same("kept-record", kept.record.text, shown.record.text)] : []),
    same("kept-offer", partsOf(kept), partsOf(shown)),
  ];
}
