import * as fairness from "../../src/index.ts";
import type { PressOutcome, PressPorts, ReadyOffer } from "../../src/press/index.ts";
import * as shop from "../sample-shop.ts";
import { PressBrowser } from "./press-browser.ts";
import { heldOf, PressShop } from "./press-shop.ts";

const timeOf = (ms: number) => new Date(ms).toISOString();

/**
 * An honest shop and a browser whose clocks tests set, and witnesses whose clocks are right. Like the real one, the
 * shop dates no offer before the last record, and no record before its offer.
 */
export class ClockWorld {
  readonly shop = new PressShop();
  readonly browser = new PressBrowser(this.shop);
  /** When the witnesses have signed last; undefined without witnesses. They sign at each press unless they are out. */
  signedAt: number | undefined;
  isOut = false;
  #now = this.browser.now;
  /** How far the shop's clock is ahead. */
  #ahead = 0;
  #last = "";

  constructor(hasWitnesses = false) {
    if (hasWitnesses) this.signedAt = this.#now;
  }

  pass(ms: number): void {
    this.#now += ms;
    this.browser.now += ms;
  }

  /** The device sleeps, so its monotonic clock stands still. */
  sleep(ms: number): void {
    this.pass(ms);
    this.browser.slept += ms;
  }

  setDevice(ms: number): void {
    this.browser.now += ms;
    // The monotonic clock goes on as before.
    this.browser.slept += ms;
  }

  setShop(ms: number): void {
    this.#ahead += ms;
  }

  /** The shop's clock is behind its terms in force, so its offers have the time of these. */
  standAtTerms(): void {
    const { odds } = this.shop.offer(this.browser.entropy(), this.browser.now);
    if (typeof odds === "object") this.#last = odds.leaves[0]?.validFrom ?? "";
  }

  #shopTime(atLeast: string): string {
    const time = timeOf(this.#now + this.#ahead);
    return time > atLeast ? time : atLeast;
  }

  #offer(): ReadyOffer {
    if (this.signedAt !== undefined && !this.isOut) this.signedAt = this.#now;
    const ready = this.shop.offer(this.browser.entropy(), this.browser.now, { time: this.#shopTime(this.#last) });
    const { expected: _, ...arrival } = this.browser.read();
    if (typeof ready.odds === "string") throw new Error("the odds are proven");
    const freshAt = this.signedAt === undefined ? {} : { freshAt: timeOf(this.signedAt) };
    return { ...ready, arrival, odds: { ...ready.odds, ...freshAt } };
  }

  /** Presses once. `changes` replaces ports. Every offer is a fresh one. */
  async press(changes: Partial<PressPorts> = {}): Promise<PressOutcome> {
    const ask: PressPorts["ask"] = async (opening, entropy) => {
      this.#last = this.#shopTime(fairness.parseOffer(opening.offer.text).time);
      return this.shop.answer(opening, entropy, shop.receiptOf(heldOf(opening), { time: this.#last }));
    };
    return this.browser.press({ offer: async () => this.#offer(), ask, prepareNext: () => undefined, ...changes });
  }

  /** The kinds of the questions so far. */
  get asked(): readonly string[] {
    return this.browser.asked.map(({ kind }) => kind);
  }
}
