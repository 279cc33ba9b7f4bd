import * as fairness from "../../src/index.ts";
import type { AcceptedTime, CountingStop, Head, Trust } from "../../src/index.ts";
import {
  afterOffer,
  afterRecord,
  aheadOf,
  type ClockQuestion,
  expectedAt,
  type Keep,
  type KeptChain,
  pageClock,
  type PressOutcome,
  type PressPorts,
  type Reading,
  type ReadyOffer,
  type RevealedOpening,
  runPress,
  type Stage,
  type StoredOpening,
  taughtTime,
  type Unknown,
} from "../../src/press/index.ts";
import * as shop from "../sample-shop.ts";
import type { PressShop } from "./press-shop.ts";

const isRevealed = (opening: StoredOpening): opening is RevealedOpening => opening.kind === "Revealed";

/** The wait after which a press takes long. Tests let it pass only where they ask for it. */
const LONG_MS = 10_000;

/** A browser in memory. `ports` are those of an honest page in front of an honest shop. */
export class PressBrowser {
  readonly shop: PressShop;
  readonly openings = new Map<string, StoredOpening>();
  readonly shown: Unknown[] = [];
  /** The ids of all openings that were kept as revealed, in order, each before it was sent. */
  readonly keptReveals: string[] = [];
  chain: KeptChain = {
    start: undefined,
    head: undefined,
    offers: [],
    acceptedKeys: [shop.browserKey.publicKey],
  };
  knownKeys = [shop.browserKey.publicKey];
  now = Date.UTC(2026, 10, 21, 12, 0, 1);
  /** How much less the monotonic clock has gone on, as while the device slept. */
  slept = 0;
  isLong = false;
  /** How far the shop's clock is ahead, as the browser has learned it. */
  ahead: number | undefined;
  accepted: readonly AcceptedTime[] = [];
  /** The questions about clocks so far. The person goes on with each unless `goesOn` is false. */
  readonly asked: ClockQuestion[] = [];
  goesOn = true;
  /** True while a stop of this browser has no answer. */
  isStopping = false;
  /** The stops that count. */
  stops: readonly CountingStop[] = [];
  #clock = pageClock();
  readonly #ids = new Map<string, string>();
  #prepared: ReadyOffer | undefined;
  #entropies = 0;
  #tail: Promise<void> = Promise.resolve();

  constructor(honest: PressShop) {
    this.shop = honest;
  }

  entropy(): string {
    this.#entropies += 1;
    return this.#entropies.toString(16).padStart(32, "0");
  }

  get trust(): Trust {
    return { ...shop.trust, browserKeys: this.knownKeys, stops: this.stops };
  }

  at(stage: Stage): StoredOpening[] {
    const all = [...this.openings.values()].filter((opening) => opening.stage === stage);
    return all.toSorted((one, other) => one.nonce - other.nonce);
  }

  /** The person has seen all ends. */
  close(): void {
    for (const opening of this.at("Unseen")) this.openings.set(opening.id, { ...opening, stage: "Done" });
  }

  /** Loads the page again. */
  reload(): void {
    this.#clock = pageClock();
  }

  /** The readings of both clocks, as when the page becomes visible again. */
  read(): Reading {
    const reading = { now: this.now, elapsed: this.now - this.slept, page: "1" };
    const { expected, ahead } = this.#clock.read(reading, this.ahead);
    this.ahead = ahead;
    return { ...reading, expected };
  }

  #learn(offeredAt: string, { arrival }: ReadyOffer): void {
    this.ahead = aheadOf(offeredAt, arrival, this.read());
  }

  #keepOne(keep: Keep): void {
    switch (keep.kind) {
      case "Offer": {
        const { ready, judged } = keep;
        this.chain = { ...this.chain, ...afterOffer(ready, judged)(this.chain) };
        const time = taughtTime(judged);
        if (time !== undefined && this.ahead === undefined) this.#learn(time, ready);
        return;
      }
      case "Time": {
        const { kind, shop: time, freshAt } = keep.question;
        if (kind === "Ahead") this.#learn(time, keep.ready);
        this.accepted = [...this.accepted, { time, freshAt, at: new Date(this.read().expected).toISOString() }];
        return;
      }
      case "Change": {
        const kept = this.openings.get(keep.opening.id);
        if (kept?.kind === "Revealed") this.openings.set(kept.id, { ...kept, ...keep.change });
        return;
      }
      case "Opening": {
        const { opening, record, head } = keep;
        this.openings.set(opening.id, opening);
        if (opening.kind === "Revealed" && opening.stage === "Open") this.keptReveals.push(opening.id);
        if (head !== undefined) this.chain = { ...this.chain, ...afterRecord(head)(this.chain) };
        if (record === undefined) return;
        const hash = fairness.recordHash(record);
        for (const id of fairness.idsOf(fairness.parseRecord(record))) this.#ids.set(id, hash);
      }
    }
  }

  async #catchUp(nonce: number, to: number): ReturnType<PressPorts["catchUp"]> {
    if (nonce > to) return undefined;
    if (this.shop.ended[nonce] === undefined) return "Gap";
    const judged = await fairness.judgeListed(this.shop.entry(nonce), shop.oddsTable, this.trust);
    const keys = judged.checks.flatMap(({ outcome, about = [] }) => (outcome === "Ask" ? about : []));
    if (keys.length > 0) return { why: "Question", keys };
    const { text } = this.shop.entry(nonce).record;
    const { time } = fairness.parseRecord(text);
    const head: Head = { nonce, hash: fairness.recordHash(text), time };
    this.chain = { ...this.chain, ...afterRecord(head)(this.chain) };
    return this.#catchUp(nonce + 1, to);
  }

  readonly ports: PressPorts = {
    clock: async () => this.read(),
    askClock: async (question) => {
      this.asked.push(question);
      return this.goesOn;
    },
    wait: (ms) => {
      if (ms === LONG_MS && !this.isLong) return new Promise(() => undefined);
      this.now += ms;
      return Promise.resolve();
    },
    lock: async () => {
      const before = this.#tail;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#tail = promise;
      await before;
      return resolve;
    },
    keep: async (what) => {
      for (const keep of what) this.#keepOne(keep);
    },
    recall: async () => ({
      otherId: undefined,
      open: this.at("Open").find(isRevealed),
      stopped: this.at("Stopped")[0],
      unseen: this.at("Unseen").find(isRevealed),
      isStopping: this.isStopping,
    }),
    reread: async ({ id }) => [this.openings.get(id)].filter((found) => found !== undefined).find(isRevealed),
    sign: async (text) => shop.browserKey.sign(text),
    before: async ({ response, arrival }) => {
      const { head, offers, acceptedKeys } = this.chain;
      const nonce = fairness.readableOffer(response.offer.text)?.nonce;
      const all = [...this.openings.values()];
      const ofNonce = all.filter((opening) => opening.nonce === nonce).map(({ offer }) => offer);
      const time = { expected: expectedAt(arrival, this.read()), accepted: this.accepted };
      const open = all.filter(isRevealed).filter((opening) => opening.nonce > (head?.nonce ?? -1));
      const unanswered = open.map(({ offer }) => offer.text);
      const before = { head, offers: [...offers, ...ofNonce], unanswered, time };
      return { before, trust: { ...this.trust, browserKeys: acceptedKeys } };
    },
    known: async (_, answer) => {
      const record = answer.kind === "Ended" ? answer.by.record : answer.kind === "Nothing" ? undefined : answer.record;
      const ids = record === undefined ? [] : idsIn(record.text);
      const earlier = new Map(ids.flatMap((id) => entryOf(id, this.#ids.get(id))));
      return { trust: this.trust, oddsTable: shop.oddsTable, endingTable: shop.oddsTable, earlier };
    },
    offer: async (isFresh) => {
      const prepared = isFresh ? undefined : this.#prepared;
      this.#prepared = undefined;
      return prepared !== undefined && this.#isNext(prepared) ? prepared : this.shop.offer(this.entropy(), this.now);
    },
    prepareNext: (opening, { response, clientEntropy, arrival }) => {
      const { boxId, clientSeed, odds, boxName, reveal } = opening;
      const wish = { boxId, quantity: 2, oddsTable: shop.oddsTable, clientSeed, browserKey: reveal.browserKey };
      this.#prepared = { asked: { ...wish, clientEntropy }, boxName, response, odds, arrival, newest: undefined };
    },
    balance: async () => this.shop.balanceCents,
    ask: async (opening, nextEntropy) => this.shop.answer(opening, nextEntropy),
    statement: async () => [],
    catchUp: (_, from, to) => this.#catchUp(from, to),
    watchLogs: async () => [],
    findLeaf: async () => undefined,
    show: (outcome) => void this.shown.push(outcome),
  };

  #isNext({ response }: ReadyOffer): boolean {
    return fairness.parseOffer(response.offer.text).nonce === (this.chain.head?.nonce ?? -1) + 1;
  }

  async press(changes: Partial<PressPorts> = {}, balanceCents = this.shop.balanceCents): Promise<PressOutcome> {
    const { userId } = shop;
    const errand = { kind: "Press", userId, nextEntropy: this.entropy(), balanceCents } as const;
    const outcome = await runPress(errand, { ...this.ports, ...changes });
    if (outcome === undefined) throw new Error("A press has an outcome");
    return outcome;
  }

  resume(changes: Partial<PressPorts> = {}): Promise<PressOutcome | undefined> {
    const { userId } = shop;
    return runPress({ kind: "Resume", userId, nextEntropy: this.entropy() }, { ...this.ports, ...changes });
  }
}

function idsIn(text: string): readonly string[] {
  try {
    return fairness.idsOf(fairness.parseRecord(text));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const entryOf = (id: string, hash: string | undefined): readonly (readonly [string, string])[] =>
  hash === undefined ? [] : [[id, hash]];
