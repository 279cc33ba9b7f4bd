import type { ListedRecord } from "../answers/listed-record.ts";
import { recordHash } from "../records/opening-record.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import type { Head } from "./chain-checks.ts";
import { chainChecks, headOf } from "./chain-checks.ts";
import type { Check } from "./checks.ts";
import { CHECKS, same } from "./checks.ts";
import { judgeListed } from "./judge-listed.ts";
import type { Judgement } from "./judgement.ts";
import { withChecks } from "./judgement.ts";
import type { Trust } from "./trust.ts";

/** How far a history has been judged. */
export type HistoryState = {
  /** The last record; undefined before the first. */
  readonly head: Head | undefined;
  /** Everything that records so far have charged, delivered, or named as a movement. */
  readonly ids: ReadonlySet<string>;
};

/** Where a browser's history begins: before the record of its first offer, or of the person's. */
export const NO_HISTORY: HistoryState = { head: undefined, ids: new Set() };

function idsOf(record: OpeningRecord): readonly string[] {
  return record.kind === "Receipt"
    ? [...record.inventoryItemIds, ...record.transactionIds]
    : record.movements.map(({ id }) => id);
}

/**
 * Whether a record is the next one of the person's chain. A gap differs here, because a list of records must have none;
 * and nothing is charged, delivered or named as a movement twice.
 */
export function linkChecks(
  text: string,
  { offer, record }: Pick<Judgement, "offer" | "record">,
  { head, ids }: HistoryState,
  { userId }: Trust,
): readonly Check[] {
  if (offer?.userId !== userId || record?.userId !== userId) return [];
  if (record.nonce === head?.nonce) return [same("kept-record", head.hash, recordHash(text))];
  const chain = chainChecks(offer, head).map((check): Check => {
    return check.outcome === "NotHeld" ? same(check.id, (head?.nonce ?? 0) + 1, offer.nonce) : check;
  });
  const again = idsOf(record).filter((id) => ids.has(id));
  return [...chain, same("history-ids", [], again)];
}

/**
 * The state after a record with this text. What the shop did not sign, or signed for somebody else, changes nothing:
 * otherwise an invented record would make the next true one look like a breach.
 */
export function after(text: string, { checks, record }: Judgement, state: HistoryState, { userId }: Trust) {
  const isSigned = checks.every(({ id, outcome }) => CHECKS[id] !== "signatures" || outcome !== "Differs");
  if (record === undefined || record.userId !== userId || !isSigned) return state;
  return { head: headOf(text, record), ids: new Set([...state.ids, ...idsOf(record)]) };
}

/**
 * Judges records that this browser does not hold, in the order of their nonces, and each one's place in the chain.
 * `oddsTables` are table texts by their odds hash. Long histories are judged part by part, from the state of the part
 * before.
 */
export async function judgeHistory(
  records: readonly ListedRecord[],
  oddsTables: ReadonlyMap<string, string>,
  from: HistoryState,
  trust: Trust,
): Promise<{ readonly judgements: readonly Judgement[]; readonly state: HistoryState }> {
  const judgements: Judgement[] = [];
  let state = from;
  for (const listed of records) {
    const judged = await judgeListed(listed, tableOf(listed, oddsTables), trust);
    const { text } = listed.record;
    judgements.push(withChecks(judged, linkChecks(text, judged, state, trust)));
    state = after(text, judged, state, trust);
  }
  return { judgements, state };
}

/** The odds hash is line 8 of an offer; what is no offer has no table. */
function tableOf({ offer }: ListedRecord, oddsTables: ReadonlyMap<string, string>): string | undefined {
  return oddsTables.get(offer.text.split("\n")[7] ?? "");
}
