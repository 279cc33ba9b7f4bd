import type { UnansweredReveal } from "@trove/fairness";
import type { Mirrors, TakenReveal } from "../../mirrors/mirrors.ts";
import "fake-indexeddb/auto";
import { type Kept, openKeptAs } from "../../kept/database.ts";
import { type ClockQuestion, pageClock, type PressOutcome, type Settled, type Unknown } from "@trove/fairness/press";
import type { Shop } from "../../shop/shop.ts";
import type { BrowserParts } from "../browser-parts.ts";
import { type FairOpenings, fairOpenings } from "../fair-openings.ts";
import { BOX_ID, type SampleShop, USER_ID } from "./sample-shop.fixture.ts";

/** After this time the page says that an opening is unclear. */
const LONG_MS = 10_000;

/** Two clocks that move only when a test moves them. */
class SampleClock {
  #now = Date.UTC(2026, 10, 21, 12);
  #elapsed = 0;
  #waits: { readonly ms: number; readonly until: number; readonly resolve: () => void }[] = [];

  readonly now = () => this.#now;

  readonly wait = (ms: number) =>
    new Promise<void>((resolve) => this.#waits.push({ ms, until: this.#now + ms, resolve }));

  readonly elapsed = () => this.#elapsed;

  /** Sets the clock, as a person does. */
  set(ms: number): void {
    this.#now += ms;
  }

  pass(ms: number): void {
    this.#now += ms;
    this.#elapsed += ms;
    for (const { until, resolve } of this.#waits) if (until <= this.#now) resolve();
    this.#waits = this.#waits.filter(({ until }) => until > this.#now);
  }

  /**
   * Moves the clock to the end of the next wait. Does nothing if all waits only lead to the notice that an opening
   * takes long.
   */
  passNextWait(): void {
    if (this.#waits.every(({ ms }) => ms === LONG_MS)) return;
    this.pass(Math.min(...this.#waits.map(({ until }) => until)) - this.#now);
  }
}

/** The shop's box as a browser shows it. */
function screenBox({ table, oddsHash }: SampleShop) {
  let from = 0;
  const drops = table.drops.map(({ itemId, tickets, name, marketPriceCents }) => {
    const ticketFrom = from;
    from += tickets;
    return { itemId, tickets, ticketFrom, item: { name, marketPrice: marketPriceCents } };
  });
  return { id: BOX_ID, name: "Sample box", price: table.priceCents, oddsHash, drops };
}

let pages = 0;

/** The record of an outcome with its judgement; undefined if it has none. */
export function settledIn(outcome: PressOutcome | undefined): Settled | undefined {
  const hasRecord = outcome?.kind === "Verified" || outcome?.kind === "Contested";
  return hasRecord && outcome.answer !== undefined ? outcome : undefined;
}

/** The verdict, reason or kind of an outcome, and every check that doesn't hold. */
export function told(outcome: PressOutcome | undefined): [verdict: string, open: string[]] {
  if (outcome === undefined) return ["none", []];
  const settled = settledIn(outcome);
  const isOffer = outcome.kind === "Refused" && outcome.why === "Offer";
  const checks = settled?.judgement.checks ?? (isOffer ? outcome.checks : []);
  const open = checks
    .filter(({ outcome: found }) => found !== "Holds")
    .map(({ id, outcome: found }) => `${id} ${found}`);
  if (settled !== undefined) return [settled.judgement.verdict, open];
  if (outcome.kind === "Refused") return [isOffer ? "Refused" : outcome.why, open];
  return [outcome.kind === "Contested" ? "Lost" : outcome.kind, open];
}

/** A browser with a page that shows the sample shop's box. All tabs of a browser share its database. */
export class SampleBrowser {
  readonly kept: Kept;
  readonly clock: SampleClock;
  readonly parts: BrowserParts;
  readonly openings: FairOpenings;
  readonly unclear: Unknown[] = [];
  /** The questions about clocks so far. The person goes on with each unless `goesOn` is false. */
  readonly asked: ClockQuestion[] = [];
  goesOn = true;
  /** Everything that this page has handed to mirrors. */
  readonly handedIn: { mirror: string; reveal: UnansweredReveal }[] = [];
  isOnline = true;
  /** How the mirrors respond. */
  mirror: (reveal: UnansweredReveal) => Promise<TakenReveal> = async () => ({ isTaken: true, answer: undefined });
  readonly #shop: SampleShop;

  constructor(shop: SampleShop, kept: Kept, calls: Shop = shop.calls, clock = new SampleClock()) {
    this.#shop = shop;
    this.kept = kept;
    this.clock = clock;
    pages += 1;
    const clocks = { now: clock.now, elapsed: clock.elapsed, wait: clock.wait, pageClock: pageClock() };
    const mirrors: Mirrors = {
      isOnline: () => this.isOnline,
      handIn: async (mirror, reveal) => {
        this.handedIn.push({ mirror, reveal });
        return this.mirror(reveal);
      },
    };
    this.parts = {
      kept,
      shop: calls,
      ...clocks,
      mirrors,
      page: String(pages),
      typedName: () => "Somebody@example.com",
    };
    this.openings = fairOpenings(this.parts);
  }

  static async start(shop: SampleShop, calls: Shop = shop.calls): Promise<SampleBrowser> {
    return new SampleBrowser(shop, await openKeptAs(`browser ${crypto.randomUUID()}`), calls);
  }

  /** Another tab, or the same one after a reload. `calls` can make the shop behave differently there. */
  tab(calls: Shop = this.parts.shop): SampleBrowser {
    return new SampleBrowser(this.#shop, this.kept, calls, this.clock);
  }

  readonly #onUnclear = (outcome: Unknown) => void this.unclear.push(outcome);

  readonly #askClock = async (question: ClockQuestion) => {
    this.asked.push(question);
    return this.goesOn;
  };

  /** The page, as presses see it. */
  get page() {
    return { show: this.#onUnclear, askClock: this.#askClock };
  }

  intent(quantity = 1, balanceCents: number | undefined = this.#shop.balanceCents) {
    return { userId: USER_ID, box: screenBox(this.#shop), quantity, balanceCents };
  }

  prepare(quantity = 1): Promise<void> {
    return this.openings.prepare(this.intent(quantity));
  }

  press(quantity = 1): Promise<PressOutcome> {
    return this.openings.open(this.intent(quantity), this.page);
  }

  /** A press by another person, or by the same person under another id. */
  pressAs(userId: string): Promise<PressOutcome> {
    return this.openings.open({ ...this.intent(), userId }, this.page);
  }

  resume(): Promise<PressOutcome | undefined> {
    return this.openings.resume(USER_ID, this.#onUnclear);
  }

  /** Lets time pass until the shop has received `count` reveals. */
  async untilReveals(count: number): Promise<void> {
    while (this.#shop.reveals.length < count) {
      await new Promise((resolve) => setImmediate(resolve));
      this.clock.passNextWait();
    }
  }

  /** Lets time pass until the task ends. */
  async until<T>(task: Promise<T>): Promise<T> {
    let isOver = false;
    void task.finally(() => (isOver = true)).catch(() => undefined);
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      this.clock.passNextWait();
    }
    return task;
  }
}
