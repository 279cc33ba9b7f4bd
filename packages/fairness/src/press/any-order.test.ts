import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { caseOf } from "../../test/independent/case-of.ts";
import { faultsOf } from "../../test/independent/judge.ts";
import { PressBrowser } from "../../test/press/press-browser.ts";
import { came, type Came, heldOf, PressShop, SILENCE } from "../../test/press/press-shop.ts";
import * as shops from "../../test/sample-shop.ts";
import { parseOffer } from "../index.ts";
import { keptRecord } from "./kept-record.ts";
import type { PressOutcome, PressPorts, RevealedOpening } from "./index.ts";

const { schedules } = inject("size");

/**
 * The possible behaviour of shop and browser at a call. To evade is to skip a nonce in an offer, or to void a record.
 */
const MOODS = ["honest", "honest", "fails", "silent", "cut", "lies", "forges", "old", "evades", "moved"] as const;
type Mood = (typeof MOODS)[number];

function answerIn(mood: Mood, shop: PressShop, opening: RevealedOpening, entropy: string): Came {
  const held = heldOf(opening);
  switch (mood) {
    case "silent":
      shop.answer(opening, entropy);
      return SILENCE;
    case "cut": {
      const { status, body } = shop.answer(opening, entropy);
      return { status, body: body.slice(0, -5) };
    }
    case "lies":
      return shop.answer(opening, entropy, shops.receiptOf(held, { tickets: [1, 2] }));
    case "forges":
      shop.reveals.push(opening);
      return came(200, shops.responseOf(held, shops.receiptOf(held, {}, shops.strangerKey)));
    case "old":
      shop.reveals.push(opening);
      return came(200, shop.ended[0]?.body ?? {});
    case "evades":
      return shop.answer(opening, entropy, shops.voidOf(held));
    case "honest":
    case "fails":
    case "moved":
      return shop.answer(opening, entropy);
  }
}

/** The browser's ports, each of whose calls takes the next mood. When no mood is left, everything is honest. */
function moody(browser: PressBrowser, moods: Mood[], sent: RevealedOpening[]): PressPorts {
  const { ports, shop } = browser;
  const mood = () => moods.shift() ?? "honest";
  const orFail = async <T>(run: () => Promise<T>): Promise<T> => {
    if (mood() === "fails") throw new TypeError("the browser has no luck");
    return run();
  };
  return {
    ...ports,
    lock: (userId) => orFail(() => ports.lock(userId)),
    recall: (userId) => orFail(() => ports.recall(userId)),
    reread: (opening) => orFail(() => ports.reread(opening)),
    keep: (what) => orFail(() => ports.keep(what)),
    sign: (text) => orFail(() => ports.sign(text)),
    known: (opening, answer) => orFail(() => ports.known(opening, answer)),
    before: (ready) => orFail(() => ports.before(ready)),
    async offer(isFresh) {
      const lie = mood();
      if (lie === "fails") throw new TypeError("the shop has no luck");
      if (lie === "lies") return shop.offer(browser.entropy(), browser.now, { commitment: "5e".repeat(32) });
      if (lie === "evades") return shop.offer(browser.entropy(), browser.now, { nonce: shop.ended.length + 1 });
      if (lie === "moved") return shop.offer(browser.entropy(), browser.now, { balanceCents: 60_000 });
      return ports.offer(isFresh);
    },
    async ask(opening, entropy) {
      // Nothing leaves the browser before it is kept as it leaves.
      expect(browser.openings.get(opening.id)).toMatchObject({ reveal: opening.reveal, offer: opening.offer });
      sent.push(opening);
      const now = mood();
      if (now === "fails") throw new TypeError("the connection has no luck");
      return answerIn(now, shop, opening, entropy);
    },
  };
}

/** The faults of an outcome that is called verified, by the second implementation. */
function faultsIn(outcome: PressOutcome, shop: PressShop): readonly string[] {
  if (outcome.kind !== "Verified") return [];
  const { opening } = outcome;
  const record = keptRecord(opening)?.record;
  if (record === undefined) return ["no record"];
  return faultsOf(caseOf(heldOf(opening), record, shop.ended[opening.nonce - 1]?.record.text ?? ""));
}

test("whatever fails and whoever lies, in whichever order: a press ends, and only true records are verified", async () => {
  const moods = fc.array(fc.constantFrom(...MOODS), { maxLength: 60 });
  const property = fc.asyncProperty(moods, async (given) => {
    const shop = new PressShop();
    const browser = new PressBrowser(shop);
    const sent: RevealedOpening[] = [];
    const ports = moody(browser, [...given], sent);
    for (let press = 0; press < 4; press += 1) {
      const outcome = await browser.press(ports);
      expect(outcome.kind).not.toBe("Unknown");
      expect(faultsIn(outcome, shop)).toEqual([]);
      for (const opening of browser.at("Stopped")) browser.openings.set(opening.id, { ...opening, stage: "Done" });
    }
    const byNonce = Map.groupBy(sent, ({ offer }) => parseOffer(offer.text).nonce);
    for (const ofNonce of byNonce.values()) {
      expect(new Set(ofNonce.map(({ reveal }) => reveal.clientEntropy)).size).toBe(1);
    }
  });
  await fc.assert(property, { numRuns: schedules });
});
