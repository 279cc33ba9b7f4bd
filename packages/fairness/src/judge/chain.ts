import { recordHash } from "../records/opening-record.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import type { Head } from "./chain-checks.ts";
import { chainChecks, headOf } from "./chain-checks.ts";
import type { Check } from "./checks.ts";
import { CHECKS, same } from "./checks.ts";
import type { Judgement } from "./judgement.ts";

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

/** The records of one person, link by link. */
export class Chain {
  readonly #userId: string;
  readonly #ids: Set<string>;
  #head: Head | undefined;

  constructor(userId: string, { head, ids }: HistoryState) {
    this.#userId = userId;
    this.#head = head;
    this.#ids = new Set(ids);
  }

  get state(): HistoryState {
    return { head: this.#head, ids: this.#ids };
  }

  /**
   * Whether the record with this text is the next one. A gap differs here, because a list of records must have none;
   * and nothing is charged, delivered or named as a movement twice.
   */
  linkChecks(text: string, { offer, record }: Pick<Judgement, "offer" | "record">): readonly Check[] {
    if (offer?.userId !== this.#userId || record?.userId !== this.#userId) return [];
    const nonce = this.#head?.nonce ?? -1;
    if (record.nonce === this.#head?.nonce) return [same("kept-record", this.#head.hash, recordHash(text))];
    const chain = chainChecks(offer, this.#head).map((check): Check => {
      return check.outcome === "NotHeld" ? same(check.id, nonce + 1, offer.nonce) : check;
    });
    if (record.nonce < nonce) return chain;
    const again = idsOf(record).filter((id) => this.#ids.has(id));
    return [...chain, same("history-ids", [], again)];
  }

  /**
   * Adds a record. What the shop did not sign, or signed for somebody else, changes nothing: otherwise an invented
   * record would make the next true one look like a breach.
   */
  add(text: string, { checks, record }: Pick<Judgement, "checks" | "record">): void {
    const isSigned = checks.every(({ id, outcome }) => CHECKS[id] !== "signatures" || outcome !== "Differs");
    if (record?.userId !== this.#userId || !isSigned) return;
    this.#head = headOf(text, record);
    for (const id of idsOf(record)) this.#ids.add(id);
  }
}
