import {
  clientHash,
  clientSeedHash,
  commitmentOf,
  costOf,
  drawBoxes,
  type Json,
  keysHash,
  type ListEntry,
  type LogName,
  type Movement,
  NO_RECORD_HASH,
  oddsHash,
  type OddsTable,
  oddsTableText,
  type Offer,
  offerHash,
  type OfferResponse,
  offerText,
  parseOddsTable,
  parseOffer,
  receiptText,
  recordHash,
  type RecordHead,
  serverSeed,
  type SignedText,
  type StatementLine,
  type VoidReason,
  voidText,
} from "@trove/fairness";
import vectors from "@trove/fairness/vectors.json" with { type: "json" };
import { CHECKPOINT_PATH, type Signer, type WitnessKey } from "@trove/fairness/log";
import { SampleKey } from "../../../../../../../packages/fairness/test/sample-shop.ts";
import { ApiError } from "../../../../api/api-error.ts";
import type { LostEntry, OfferWish, RevealRequest, Shop } from "../../shop/shop.ts";
import { SampleLogs } from "./sample-logs.fixture.ts";
import { idOf, shownFairness, shownOpenings } from "./sample-openings.fixture.ts";
import { SampleRecordsLog, witnessed } from "./sample-records.fixture.ts";
import { SampleStops } from "./sample-stops.fixture.ts";
import { noteOdds, type SampleOdds, sampleProof, sampleTerms } from "./sample-terms.fixture.ts";

const USER_ROOT = "11".repeat(32);

export const USER_ID = "0b5e5e00-0000-4000-8000-000000000007";
export const ODDS_TABLE = vectors.oddsTable;
export const BOX_ID = parseOddsTable(ODDS_TABLE).boxId;

type Ended = { readonly entry: ListEntry; readonly status: number; readonly body: object };

/**
 * A shop for one person and one box, which speaks the protocol honestly. A test makes it lie by replacing a call of
 * `shop.calls`.
 */
export class SampleShop extends SampleLogs {
  readonly statement: StatementLine[] = [];
  readonly ended: Ended[] = [];
  /** All reveals that have arrived. A reveal that is sent again is listed again. */
  readonly reveals: RevealRequest[] = [];
  /** Records that the shop has lost; only the public log still has them. */
  readonly lost: LostEntry[] = [];
  readonly offersMade: string[] = [];
  readonly stops = new SampleStops(this);
  offerCalls = 0;
  browserKeys: string[] = [];
  table: OddsTable = parseOddsTable(ODDS_TABLE);
  balanceCents = 50_000;
  isLocked = false;
  /** Signs the checkpoints of both logs. */
  witness: Signer<WitnessKey> | undefined;
  readonly #log = new SampleRecordsLog();
  #ids = 0;
  #clock = Date.UTC(2026, 10, 21, 12);

  /** The shop's time. Each call advances the clock by a second. */
  now(): string {
    this.#clock += 1000;
    return new Date(this.#clock).toISOString();
  }

  sleep(ms: number): void {
    this.#clock += ms;
  }

  get before(): string {
    return this.ended.map(({ entry }) => recordHash(entry.record.text)).at(-1) ?? NO_RECORD_HASH;
  }

  #seed(nonce: number): string {
    return serverSeed(USER_ROOT, USER_ID, nonce);
  }

  /** Changes the balance by another transaction than an opening. */
  move(cents: number): string {
    const id = idOf("c", (this.#ids += 1));
    this.balanceCents += cents;
    this.statement.push({ id, cents, time: this.now() });
    return id;
  }

  /** Loses a record. The public log keeps its hash, and says that it is lost. */
  lose(nonce: number): void {
    const text = this.ended[nonce]?.entry.record.text ?? "";
    this.lost.push({ nonce, recordHash: recordHash(text), ...this.#log.lose(nonce) });
  }

  get key(): SampleKey {
    return this.keys.at(-1) ?? new SampleKey(9);
  }

  sign(text: string): SignedText {
    return this.key.signText(text);
  }

  async offerFor(wish: OfferWish, lie: Partial<Offer> = {}): Promise<OfferResponse> {
    const { boxId, quantity, clientSeed, entropyHash: hash } = wish;
    const nonce = this.ended.length;
    const { tree } = (await sampleTerms(this.keys, BOX_ID, this.#oddsSoFar(), this.onRecord)).log;
    const text = offerText({
      userId: USER_ID,
      nonce,
      commitment: commitmentOf(this.#seed(nonce)),
      entropyHash: hash,
      clientSeedHash: clientSeedHash(clientSeed),
      boxId,
      oddsHash: this.oddsHash,
      priceCents: this.table.priceCents,
      quantity,
      balanceCents: this.balanceCents,
      keysHash: keysHash(this.browserKeys),
      before: this.before,
      time: this.now(),
      terms: tree,
      ...lie,
    });
    this.offersMade.push(text);
    const terms = await this.terms(this.oddsHash);
    return { offer: { ...this.sign(text), sealed: "x" }, browserKeys: [...this.browserKeys], terms };
  }

  get oddsHash(): string {
    return oddsHash(oddsTableText(this.table));
  }

  #oddsSoFar(): readonly SampleOdds[] {
    return noteOdds(this.odds, this.oddsHash, this.#clock);
  }

  /** The terms log's proof that the odds with this hash are in force. */
  async terms(hash: string): Promise<Json> {
    const odds = hash === this.oddsHash ? this.#oddsSoFar() : noteOdds([], hash, this.#clock);
    return sampleProof(this.keys, BOX_ID, odds, this.onRecord, this.witness);
  }

  async #logFiles(name: LogName): Promise<ReadonlyMap<string, Uint8Array>> {
    const { files, note } =
      name === "terms"
        ? (await sampleTerms(this.keys, BOX_ID, this.#oddsSoFar(), this.onRecord)).log
        : await this.#log.files(this.ended.map(({ entry }) => entry));
    return new Map([...files, [CHECKPOINT_PATH, new TextEncoder().encode(await witnessed(note, this.witness))]]);
  }

  /** Ends the nonce of an offer. If it has already ended, returns how. */
  end(request: RevealRequest): Ended {
    const hash = offerHash(request.offer.text);
    const { nonce } = parseOffer(request.offer.text);
    const known = this.ended[nonce];
    if (known === undefined) return this.#record(request);
    const lost = this.lost.find((one) => one.nonce === nonce);
    if (lost !== undefined) {
      const { nonce: _, ...params } = lost;
      return { ...known, status: 409, body: { title: "RECORD_LOST", status: 409, code: "RECORD_LOST", params } };
    }
    if (offerHash(known.entry.offer.text) === hash) return known;
    const params = { record: known.entry };
    const body = { type: "about:blank", title: "NONCE_ENDED", status: 409, code: "NONCE_ENDED", params };
    return { ...known, status: 409, body };
  }

  #record(request: RevealRequest): Ended {
    const offer = parseOffer(request.offer.text);
    const head: RecordHead = {
      userId: USER_ID,
      nonce: offer.nonce,
      offerHash: offerHash(request.offer.text),
      serverSeed: this.#seed(offer.nonce),
      clientEntropy: request.clientEntropy,
      browserKey: request.browserKey,
      revealSignature: request.signature,
    };
    if (this.isLocked) return this.#void(request, head, "ACCOUNT_BLOCKED", offer);
    if (this.balanceCents < costOf(offer)) return this.#void(request, head, "INSUFFICIENT_BALANCE", offer);
    return this.#receipt(request, head, offer);
  }

  #keep(request: RevealRequest, kind: ListEntry["kind"], record: SignedText, status: number, body: object): Ended {
    const { sealed: _, ...offer } = request.offer;
    const { clientSeed } = request;
    const nonce = this.ended.length;
    const entry = { nonce, kind, record, offer, clientSeed, browserKeys: [...this.browserKeys], logIndex: null };
    const ended = { entry, status, body };
    this.ended.push(ended);
    this.#log.add(nonce);
    return ended;
  }

  #void(request: RevealRequest, head: RecordHead, reason: VoidReason, offer: Offer): Ended {
    const movements: Movement[] = this.statement.filter(({ time }) => time > offer.time);
    const { balanceCents } = this;
    const before = this.before;
    const listed = movements.map(({ id, cents }) => ({ id, cents }));
    const time = this.now();
    const record = this.sign(voidText({ ...head, reason, movements: listed, balanceCents, time, before }));
    const params = { void: record, serverSeed: head.serverSeed };
    const body = { type: "about:blank", title: reason, status: 409, code: reason, params };
    return this.#keep(request, "Void", record, 409, body);
  }

  #receipt(request: RevealRequest, head: RecordHead, offer: Offer): Ended {
    const table = parseOddsTable(oddsTableText(this.table));
    const inputs = {
      serverSeed: head.serverSeed,
      clientHash: clientHash(request.clientEntropy, request.clientSeed),
      oddsHash: offer.oddsHash,
    };
    const draws = drawBoxes(inputs, table.drops, offer.quantity);
    const before = this.before;
    const time = this.now();
    this.balanceCents -= costOf(offer);
    const transactionIds = draws.map(() => idOf("a", (this.#ids += 1)));
    for (const id of transactionIds) this.statement.push({ id, cents: -offer.priceCents, time });
    const inventoryItemIds = draws.map(() => idOf("b", (this.#ids += 1)));
    const text = receiptText({
      ...head,
      tickets: draws.map(({ ticket }) => ticket),
      itemIds: draws.map(({ drop }) => drop.itemId),
      inventoryItemIds,
      transactionIds,
      balanceAfterCents: this.balanceCents,
      time,
      before,
    });
    const openings = shownOpenings(draws, transactionIds, inventoryItemIds);
    const record = this.sign(text);
    const fairness = shownFairness(head, offer, request.clientSeed, table);
    const body = { openings, fairness, receipt: record, balance: { id: "wallet", amount: this.balanceCents / 100 } };
    return this.#keep(request, "Receipt", record, 200, body);
  }

  /** The offer for the next press; null if none was asked for or the person can't pay for it. */
  async #next({ boxId, offer, clientSeed, browserKey, nextEntropyHash }: RevealRequest): Promise<OfferResponse | null> {
    const { quantity, priceCents } = parseOffer(offer.text);
    if (nextEntropyHash === undefined || this.balanceCents < quantity * priceCents) return null;
    return this.offerFor({ boxId, quantity, priceCents, clientSeed, entropyHash: nextEntropyHash, browserKey });
  }

  async answer(request: RevealRequest): Promise<{ status: number; body: Uint8Array }> {
    const { status, body } = this.end(request);
    const full = status === 200 ? { ...body, nextOffer: await this.#next(request) } : body;
    return { status, body: new TextEncoder().encode(JSON.stringify(full)) };
  }

  readonly calls: Shop = {
    offer: async (wish) => {
      this.offerCalls += 1;
      if (this.balanceCents < wish.priceCents * wish.quantity)
        throw new ApiError(409, { code: "INSUFFICIENT_BALANCE" });
      if (!this.browserKeys.includes(wish.browserKey)) {
        throw new ApiError(400, { code: "VALIDATION_FAILED", errors: { browserKey: ["unknown"] } });
      }
      return this.offerFor(wish);
    },
    open: async (request) => {
      this.reveals.push(request);
      return this.answer(request);
    },
    records: async (fromNonce) =>
      this.ended
        .filter(({ entry }) => entry.nonce >= fromNonce && this.lost.every(({ nonce }) => nonce !== entry.nonce))
        .slice(0, 100)
        .map(({ entry }) => ({ ...entry, logIndex: this.#log.placeOf(entry.nonce) })),
    lost: async (fromNonce) => this.lost.filter(({ nonce }) => nonce >= fromNonce),
    oddsTable: async (_, hash) => [ODDS_TABLE, oddsTableText(this.table)].find((text) => oddsHash(text) === hash),
    statement: async () => [...this.statement],
    balance: async () => this.balanceCents,
    keys: async () => this.published(),
    log: (name) => async (path) => (await this.#logFiles(name)).get(path),
    addBrowserKey: async (publicKey) => {
      if (!this.browserKeys.includes(publicKey)) this.browserKeys.push(publicKey);
    },
    answerStop: async (stop) => this.stops.answer(stop),
    stops: async () => this.stops.taken,
    clientSeed: async () => "",
  };
}
