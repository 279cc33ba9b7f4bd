import type { Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Secrets } from "../../../secrets.ts";
import { signAgain } from "../../fairness/index.ts";
import type { RecordFacts } from "./openings.store.ts";

type ListedRecord = ResponseOf<Endpoints["listOpenings"]>["items"][number];
type Signing = Secrets["signing"];

export function signedRecord(signing: Signing, { text, keyId }: RecordFacts) {
  return signAgain(signing, keyId, text);
}

/** A record with the offer that it ended, both signed again. */
export function listedRecord(signing: Signing, facts: RecordFacts): ListedRecord {
  const { nonce, reason, clientSeed, browserKeys } = facts;
  return {
    nonce,
    kind: reason === null ? "Receipt" : "Void",
    record: signedRecord(signing, facts),
    offer: signAgain(signing, facts.offerKeyId, facts.offerText),
    clientSeed,
    browserKeys,
    logIndex: null,
  };
}

/** The response to a reveal whose nonce another offer has ended. */
export function nonceEnded(signing: Signing, facts: RecordFacts): Refusal {
  return new Refusal("NONCE_ENDED", { params: { record: listedRecord(signing, facts) } });
}

/** The response to a reveal that ended in a void, which has its reason as code. */
export function voided(signing: Signing, reason: NonNullable<RecordFacts["reason"]>, facts: RecordFacts): Refusal {
  return new Refusal(reason, { params: { void: signedRecord(signing, facts), serverSeed: facts.serverSeed } });
}
