import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { PressBrowser } from "../../test/press/press-browser.ts";
import { came, heldOf, PressShop, SILENCE } from "../../test/press/press-shop.ts";
import * as shops from "../../test/sample-shop.ts";
import { type Check, checkOffer, type Judgement, NO_WALLET, type OfferDecision } from "../index.ts";
import type { Effect } from "./effects.ts";
import type { RevealedOpening } from "./index.ts";
import { begin, next, TRANSITIONS } from "./next.ts";
import type { Errand, PressEvent, PressState, Step } from "./states.ts";

const { schedules } = inject("size");
const DECISIONS: readonly OfferDecision[] = ["Reveal", "Wait", "Fetch", "Ask", "Refuse"];
const SILENT: readonly Effect["do"][] = ["Unlock", "Show", "Time", "PrepareNext"];
const reading = { now: 0, elapsed: 0, page: "1", expected: 0 };

/** Events with the data of an honest press and of dishonest ones, to play in any order. */
async function events(): Promise<readonly PressEvent[]> {
  const shop = new PressShop();
  const browser = new PressBrowser(shop);
  const ready = shop.offer(browser.entropy(), browser.now);
  const { before, trust } = await browser.ports.before(ready);
  const wish = { ...ready.asked, balanceCents: shop.balanceCents };
  const judged = await checkOffer(wish, { ...ready.response, odds: ready.odds }, before, trust);
  const version2 = judged.offer && { ...judged.offer, terms: undefined };
  const done = await new PressBrowser(new PressShop()).press();
  if (done.kind !== "Verified") throw new Error("An honest press is verified");
  const { opening: ended, judgement } = done;
  const open: RevealedOpening = { ...ended, ending: undefined, stage: "Open" };
  const lost: RevealedOpening = {
    ...open,
    stage: "Unseen",
    lost: { recordHash: "5e", logIndex: 1, lostIndex: 2, serverSeed: "5e" },
  };
  const proof = { leaf: "", logged: "", lostLeaf: "", lostLogged: "" };
  const breach: Judgement = { ...judgement, verdict: "Breach" };
  const nothing: Judgement = { ...judgement, record: undefined, verdict: "Unknown" };
  const judgements = [judgement, breach, nothing, { ...breach, record: undefined }];
  const none = { otherId: undefined, open: undefined, stopped: undefined, unseen: undefined, isStopping: false };
  const honest = came(200, shops.responseOf(heldOf(ended), shops.receiptOf(heldOf(ended))));
  return [
    { is: "Locked" },
    { is: "Recalled", ...none },
    { is: "Recalled", ...none, open },
    { is: "Recalled", ...none, isStopping: true },
    { is: "Recalled", ...none, otherId: "another id" },
    { is: "Recalled", ...none, stopped: { ...ended, stage: "Stopped" } },
    ...[ended, lost].map((unseen): PressEvent => ({ is: "Recalled", ...none, unseen })),
    ...[undefined, open, ended, lost].map((opening): PressEvent => ({ is: "Reread", opening })),
    { is: "Offered", ready },
    ...DECISIONS.map((decision): PressEvent => ({ is: "Examined", judged: { ...judged, decision } })),
    ...[judged.offer, version2].map((offer): PressEvent => {
      const checks: Check[] = [{ id: "offer-checkpoint", outcome: offer?.terms ? "Differs" : "NotHeld" }];
      return { is: "Examined", judged: { ...judged, decision: "Refuse", offer, checks } };
    }),
    ...(["Ahead", "Frozen", "Witnesses"] as const).map((kind): PressEvent => {
      const timing = { kind, shop: shops.timeOf(0, 0), freshAt: undefined, isAccepted: false };
      return { is: "Examined", judged: { ...judged, decision: "Ask", timing } };
    }),
    ...[true, false].map((goesOn): PressEvent => ({ is: "ClockAnswered", goesOn })),
    { is: "CaughtUp", refusal: undefined },
    { is: "CaughtUp", refusal: "Gap" },
    { is: "BalanceRead", cents: 50_000 },
    { is: "BalanceRead", cents: 1 },
    { is: "LogsWatched", incidents: [] },
    { is: "Signed", signature: ended.reveal.signature, reading },
    { is: "Kept" },
    ...[honest, SILENCE, came(500, "{}")].map((one): PressEvent => ({ is: "Answered", ...one, reading })),
    { is: "LeafFound", found: undefined },
    { is: "LeafFound", found: { proof, serverSeed: "5e".repeat(32), judgement } },
    ...judgements.map((one): PressEvent => ({
      is: "Judged",
      judgement: one,
      wallet: NO_WALLET,
      endingTable: undefined,
    })),
    { is: "Waited" },
    { is: "Long" },
    { is: "Failed", error: new Error("failed") },
  ];
}

const POOL = await events();
const begun = { userId: shops.userId, nextEntropy: "ab".repeat(16) };
const ERRANDS: readonly Errand[] = [
  { kind: "Press", ...begun, balanceCents: 50_000 },
  { kind: "Resume", ...begun },
];

/** Follows what a run has kept and locked. Returns what it must not have done. */
class Watcher {
  readonly #kept = new Set<string>();
  readonly #entropies = new Set<string>();
  #isLocked = false;

  see(before: PressState, event: PressEvent, { state, effects }: Step): readonly string[] {
    if (state === before || event.is === "Long") return [];
    if (event.is === "Locked") this.#isLocked = true;
    if (before.at === "Keeping" && event.is === "Kept") this.#kept.add(before.opening.id);
    if (event.is === "Reread" && event.opening) this.#kept.add(event.opening.id);
    if (event.is === "Recalled") for (const one of [event.open, event.unseen]) if (one) this.#kept.add(one.id);
    const awaited = effects.filter((effect) => !SILENT.includes(effect.do));
    const isStuck = awaited.length !== (state.at === "Ended" ? 0 : 1);
    return [...effects.flatMap((effect) => this.#faults(effect)), ...(isStuck ? ["stuck"] : []), ...this.#ends(state)];
  }

  #faults(effect: Effect): readonly string[] {
    if (effect.do === "Unlock") this.#isLocked = false;
    if (effect.do !== "Ask") return [];
    const { id, reveal } = effect.opening;
    this.#entropies.add(reveal.clientEntropy);
    const faults = { "not kept": !this.#kept.has(id), unlocked: !this.#isLocked, twice: this.#entropies.size > 1 };
    return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
  }

  #ends(state: PressState): readonly string[] {
    if (state.at !== "Ended") return [];
    const { outcome } = state;
    const isFalse = outcome?.kind === "Verified" && outcome.judgement.verdict !== "Verified";
    const isRevealed = outcome?.kind === "Refused" && this.#entropies.size > 0;
    const faults = { "false end": isFalse, "revealed all the same": isRevealed, locked: this.#isLocked };
    return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
  }
}

/** One of all events, or mostly of those that the state expects: otherwise few orders would get far. */
function eventFor({ at }: PressState, { isAny, place }: { isAny: boolean; place: number }): PressEvent | undefined {
  const pool = isAny ? POOL : POOL.filter(({ is }) => TRANSITIONS[at][is] !== undefined);
  return pool[place % pool.length];
}

test("events in any order never send what is not kept, nor a second entropy, nor without the lock", () => {
  const isAny = fc.integer({ max: 9, min: 0 }).map((digit) => digit === 0);
  const order = fc.array(fc.record({ isAny, place: fc.nat(999) }), { maxLength: 80 });
  const ends = new Set<string>();
  const property = fc.property(fc.constantFrom(...ERRANDS), order, (errand, choices) => {
    const watcher = new Watcher();
    let { state } = begin(errand);
    for (const choice of choices) {
      const event = eventFor(state, choice);
      if (event === undefined) break;
      const step = next(state, event);
      expect(watcher.see(state, event, step)).toEqual([]);
      ({ state } = step);
    }
    if (state.at === "Ended") ends.add(state.outcome?.kind ?? "nothing to resume");
  });
  // One round can miss the rarest end.
  for (let round = 0; round < 10 && ends.size < 5; round += 1) fc.assert(property, { numRuns: schedules * 20 });
  expect(ends).toEqual(new Set(["Verified", "Contested", "Refused", "Unknown", "nothing to resume"]));
});

test("every state but the last leads on after a failure, and the last stays", () => {
  const { Ended, ...others } = TRANSITIONS;
  expect(Object.values(others).every((row) => row.Failed !== undefined)).toBe(true);
  const ended = { at: "Ended", outcome: undefined } as const;
  for (const event of POOL) expect(next(ended, event)).toEqual({ state: ended, effects: [] });
  expect(Ended).toEqual({});
});
