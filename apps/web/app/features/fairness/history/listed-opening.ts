import { type Judgement, type ListedRecord, recordHash } from "@trove/fairness";
import type { ListedOpening } from "@trove/fairness/press";

/** Converts another browser's record to the format in which this browser stores it. */
export function listedOpening(userId: string, listed: ListedRecord, judged: Judgement): ListedOpening {
  const { nonce, offer, record, clientSeed, browserKeys } = listed;
  const { boxId = "", oddsHash = "" } = judged.offer ?? {};
  const { verdict, isProven } = judged;
  const given = { nonce, offer, record, clientSeed, browserKeys, boxId, oddsHash, verdict, isProven };
  const stage = verdict === "Breach" ? "Stopped" : "Done";
  return { kind: "Listed", userId, id: recordHash(record.text), boxName: "", terms: null, stage, ...given };
}
