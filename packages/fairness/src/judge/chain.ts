import { recordHash } from "../records/opening-record.ts";
import { EARLIER } from "../records/movements.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import type { Head } from "./chain-checks.ts";
import { chainChecks, headOf, movedOn } from "./chain-checks.ts";
import type { Check } from "./checks.ts";
import { CHECKS, same } from "./checks.ts";
import type { Judgement } from "./judgement.ts";
import { withChecks } from "./judgement.ts";

/** Ids that earlier records have charged, delivered or named as movements. Each maps to the hash of its record. */
export type EarlierIds = ReadonlyMap<string, string>;

/** The state of a history after the records judged so far. */
export type HistoryState = {
  /** The last record; undefined before the first. */
  readonly head: Head | undefined;
  readonly ids: EarlierIds;
};

/** The state at the start of a browser's history, before it knows any record. */
export const NO_HISTORY: HistoryState = { head: undefined, ids: new Map() };

/** All ids that a record charges, delivers or names as movements. */
export function idsOf(record: OpeningRecord): readonly string[] {
  return record.kind === "Receipt"
    ? [...record.inventoryItemIds, ...record.transactionIds]
    : record.movements.map(({ id }) => id).filter((id) => id !== EARLIER);
}

/** Checks that no other record has charged, delivered or named the same ids. `text` is the record's own text. */
export function idsCheck(text: string, record: OpeningRecord, earlier: EarlierIds): Check {
  const own = recordHash(text);
  const again = idsOf(record).filter((id) => (earlier.get(id) ?? own) !== own);
  return same("history-ids", [], again);
}

/** The chain of one person's records. */
export class Chain {
  readonly #userId: string;
  readonly #ids: Map<string, string>;
  #head: Head | undefined;

  constructor(userId: string, { head, ids }: HistoryState) {
    this.#userId = userId;
    this.#head = head;
    this.#ids = new Map(ids);
  }

  get state(): HistoryState {
    return { head: this.#head, ids: this.#ids };
  }

  /** Sets the last record, for records that are already known and need no judging here. */
  moveTo(head: Head | undefined): void {
    this.#head = head;
  }

  /**
   * Adds a judged record of the shop's list, and returns its judgement with the chain's checks. A missing record makes
   * `chain-nonce` differ, because the shop's list must have no gaps.
   */
  link(text: string, judged: Judgement): Judgement {
    const checks = this.linkChecks(text, judged).map((check): Check => {
      const { about: [next = "", last = ""] = [] } = check;
      return check.outcome === "NotHeld" ? same(check.id, Number(next), Number(last) + 1) : check;
    });
    const linked = withChecks(judged, checks);
    this.add(text, judged);
    return linked;
  }

  /**
   * Checks that the record is the next one of the chain and repeats no earlier ids. After a gap, the record's
   * predecessor is not known, so it is not compared.
   */
  linkChecks(text: string, { offer, record }: Pick<Judgement, "offer" | "record">): readonly Check[] {
    if (offer?.userId !== this.#userId || record?.userId !== this.#userId) return [];
    const nonce = this.#head?.nonce ?? -1;
    if (record.nonce === this.#head?.nonce) return [same("kept-record", this.#head.hash, recordHash(text))];
    const chain = chainChecks(offer, this.#head);
    if (record.nonce < nonce) return chain;
    return [...chain, idsCheck(text, record, this.#ids)];
  }

  /**
   * Adds a record. Ignores records without the shop's signature and of other people, because an invented record would
   * make the next true record look like a breach. Ignores records with an earlier nonce too.
   */
  add(text: string, { checks, record, offer }: Pick<Judgement, "checks" | "record" | "offer">): void {
    const isSigned = checks.every(({ id, outcome }) => CHECKS[id] !== "signatures" || outcome !== "Differs");
    if (record?.userId !== this.#userId || !isSigned || record.nonce <= (this.#head?.nonce ?? -1)) return;
    this.#head = movedOn(this.#head, headOf(text, record, { offer, checks }));
    for (const id of idsOf(record)) this.#ids.set(id, this.#head.hash);
  }
}
