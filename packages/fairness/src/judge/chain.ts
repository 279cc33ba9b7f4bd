import { recordHash } from "../records/opening-record.ts";
import { EARLIER } from "../records/movements.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import type { Head } from "./chain-checks.ts";
import { chainChecks, headOf } from "./chain-checks.ts";
import type { Check } from "./checks.ts";
import { CHECKS, same } from "./checks.ts";
import type { Judgement } from "./judgement.ts";
import { withChecks } from "./judgement.ts";

/** Everything that records so far have charged, delivered, or named as a movement, with the hash of the record. */
export type EarlierIds = ReadonlyMap<string, string>;

/** How far a history has been judged. */
export type HistoryState = {
  /** The last record; undefined before the first. */
  readonly head: Head | undefined;
  readonly ids: EarlierIds;
};

/** Where a browser's history begins: before the record of its first offer, or of the person's. */
export const NO_HISTORY: HistoryState = { head: undefined, ids: new Map() };

/** Everything that a record charges, delivers, or names as a movement. */
export function idsOf(record: OpeningRecord): readonly string[] {
  return record.kind === "Receipt"
    ? [...record.inventoryItemIds, ...record.transactionIds]
    : record.movements.map(({ id }) => id).filter((id) => id !== EARLIER);
}

/** Whether another record has charged, delivered or named what the record with this text does. */
export function idsCheck(text: string, record: OpeningRecord, earlier: EarlierIds): Check {
  const own = recordHash(text);
  const again = idsOf(record).filter((id) => (earlier.get(id) ?? own) !== own);
  return same("history-ids", [], again);
}

/** The records of one person, link by link. */
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

  /** Goes on after a record that is not judged here, because it is known already. */
  moveTo(head: Head | undefined): void {
    this.#head = head;
  }

  /**
   * Adds a judged record of a list of the shop. Returns its judgement with its place in the chain. A gap differs here,
   * because the shop's list must have none.
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
   * Whether the record with this text is the next one, and nothing is charged, delivered or named as a movement twice.
   * After a gap, nothing is held that it could follow.
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
   * Adds a record. A record without the shop's signature, or of another person, changes nothing: otherwise an invented
   * record would make the next true one look like a breach. A record with an earlier nonce does not move the chain
   * back.
   */
  add(text: string, { checks, record }: Pick<Judgement, "checks" | "record">): void {
    const isSigned = checks.every(({ id, outcome }) => CHECKS[id] !== "signatures" || outcome !== "Differs");
    if (record?.userId !== this.#userId || !isSigned || record.nonce <= (this.#head?.nonce ?? -1)) return;
    this.#head = headOf(text, record);
    for (const id of idsOf(record)) this.#ids.set(id, this.#head.hash);
  }
}
