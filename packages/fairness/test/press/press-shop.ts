import type { DrawnLeaf } from "../../src/log/index.ts";
import * as fairness from "../../src/index.ts";
import type { HeldOpening, ListedRecord, LostRecord, Offer, SignedText } from "../../src/index.ts";
import type { ReadyOffer, RevealedOpening } from "../../src/press/index.ts";
import * as shop from "../sample-shop.ts";

export type Came = { readonly status: number; readonly body: Uint8Array };

type Ended = {
  readonly held: HeldOpening;
  readonly record: SignedText;
  readonly status: number;
  readonly body: object;
};

export const came = (status: number, body: string | object): Came => {
  return { status, body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)) };
};

export const SILENCE = came(0, "");

export function heldOf({ offer, clientSeed, browserKeys, terms, odds, reveal }: RevealedOpening): HeldOpening {
  return { offer, clientSeed, browserKeys, oddsTable: shop.oddsTable, terms, odds, reveal };
}

/** A shop that opens two boxes for one person honestly. Tests make it lie by replacing a port of the browser. */
export class PressShop {
  readonly ended: Ended[] = [];
  /** Every reveal that has arrived. */
  readonly reveals: RevealedOpening[] = [];
  /** The records that the shop has lost, by nonce. */
  readonly lost = new Map<number, LostRecord>();
  keys = [shop.browserKey];
  balanceCents = 50_000;
  offersMade = 0;

  get before(): string {
    const last = this.ended.at(-1);
    return last === undefined ? fairness.NO_RECORD_HASH : fairness.recordHash(last.record.text);
  }

  #hold(clientEntropy: string, key: shop.SampleKey, lie: Partial<Offer>): HeldOpening {
    const { ended, before, keys, balanceCents } = this;
    return shop.hold({ nonce: ended.length, before, key, keys, clientEntropy, lie: { balanceCents, ...lie } });
  }

  offer(clientEntropy: string, now: number, lie: Partial<Offer> = {}): ReadyOffer {
    this.offersMade += 1;
    const { offer, clientSeed, browserKeys, terms, odds } = this.#hold(clientEntropy, shop.browserKey, lie);
    const browserKey = shop.browserKey.publicKey;
    const { oddsTable } = shop;
    const { boxId } = fairness.parseOddsTable(oddsTable);
    return {
      asked: { boxId, quantity: 2, oddsTable, clientSeed, clientEntropy, browserKey },
      boxName: "Sample box",
      response: { offer: { ...offer, sealed: "x" }, browserKeys, terms },
      odds,
      arrival: { now, elapsed: now, page: "1" },
      newest: undefined,
    };
  }

  #end(held: HeldOpening, record = shop.receiptOf(held)): Ended {
    const { kind } = fairness.parseRecord(record.text);
    const body = kind === "Void" ? shop.voidResponseOf(record) : shop.responseOf(held, record);
    const ended = { held, record, status: kind === "Void" ? 409 : 200, body };
    this.ended.push(ended);
    if (kind === "Receipt") this.balanceCents -= 2 * 499;
    return ended;
  }

  /** Another browser of the person opens boxes. */
  openElsewhere(): void {
    this.keys = [shop.browserKey, shop.phoneKey];
    this.#end(this.#hold("ab".repeat(16), shop.phoneKey, {}));
  }

  entry(nonce: number): ListedRecord {
    const { held, record } = this.ended[nonce] ?? {};
    if (held === undefined || record === undefined) throw new RangeError("The nonce has no record");
    return shop.listed(held, record);
  }

  /** Loses a record. Returns the leaves that the public log has of it, of which `lie` changes the record's. */
  lose(nonce: number, lie: Partial<DrawnLeaf> = {}): fairness.LostProof {
    const { record, offer, clientSeed } = this.entry(nonce);
    const hash = fairness.recordHash(record.text);
    const lost = { recordHash: hash, logIndex: nonce, lostIndex: nonce + 100 };
    this.lost.set(nonce, lost);
    const parsed = fairness.parseRecord(record.text);
    const leaf = { ...fairness.recordLeaf(record.text, parsed, fairness.parseOffer(offer.text), clientSeed), ...lie };
    const lostLeaf = { kind: "lost", logIndex: nonce, recordHash: hash, time: leaf.time };
    return { leaf: JSON.stringify(leaf), logged: "", lostLeaf: JSON.stringify(lostLeaf), lostLogged: "" };
  }

  /** The honest response to a reveal. `record` replaces the record of a nonce that has none. */
  answer(opening: RevealedOpening, nextEntropy: string, record?: SignedText): Came {
    this.reveals.push(opening);
    const { nonce } = opening;
    const params = this.lost.get(nonce);
    if (params !== undefined) return came(409, { title: "RECORD_LOST", status: 409, code: "RECORD_LOST", params });
    const ended = this.ended[nonce] ?? this.#end(heldOf(opening), record);
    if (ended.held.offer.text !== opening.offer.text) return came(409, shop.endedResponseOf(this.entry(nonce)));
    const next = ended.status === 200 ? { nextOffer: this.offer(nextEntropy, 0).response } : {};
    this.offersMade -= ended.status === 200 ? 1 : 0;
    return came(ended.status, { ...ended.body, ...next });
  }
}
