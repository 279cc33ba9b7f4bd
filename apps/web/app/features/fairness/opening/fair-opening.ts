import { openingsAt } from "../kept/kept-openings.ts";
import type { LogIncident } from "../kept/log-incident.ts";
import { requirePerson } from "../kept/kept-person.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { RevealedOpening, StoredOpening } from "../kept/stored-opening.ts";
import { openIncidents } from "../logs/incidents.ts";
import { watchOdds } from "../logs/watch-odds.ts";
import type { Around } from "./around.ts";
import { askFirst, askOnce, judgeAgain, type Outcome, type Settled } from "../settling/ask-once.ts";
import { meetPerson } from "./browser-key.ts";
import { type ShopClock, shopClock } from "./clocks.ts";
import { type Examined, examineOffer } from "./examine-offer.ts";
import { type PreparedOffers, preparedOffers } from "./prepared-offers.ts";
import { randomHex } from "./random-hex.ts";
import { type Intent, requestOffer } from "./ready-offer.ts";
import { keepReveal } from "./reveal.ts";
import { otherIdOf } from "./same-person.ts";
import { screenTable } from "./screen-table.ts";
import { settleOthers } from "../settling/settle-others.ts";
import { askOn, type OnUnclear, type Watch, watchFor } from "../settling/settle-opening.ts";
import { oneTabAtATime } from "./tab-lock.ts";

/**
 * How a press ended. Only `Ended` means that anything was revealed:
 * - `Ended`: with a record; `isResumed` if the record is of an earlier press
 * - `Stopped`: the person must first see an earlier breach
 * - `NewId`: this browser knows the person under another id
 * - `Others`: openings of other people in this browser have no record; only a visit reports this
 * - `Lost`: the shop says that it has lost the record of an earlier opening
 * - `Incidents`: the person must first see incidents of the public logs
 */
export type FairStep =
  | ({ readonly kind: "Ended"; readonly isResumed: boolean } & Settled)
  | Exclude<Examined, Sound>
  | Incidents
  | { readonly kind: "Lost"; readonly opening: RevealedOpening }
  | { readonly kind: "NewId"; readonly otherId: string }
  | { readonly kind: "Others"; readonly unanswered: number };

type Incidents = { readonly kind: "Incidents"; readonly incidents: readonly LogIncident[] };

type Sound = { readonly kind: "Sound" };

export type FairOpenings = {
  /** Fetches an offer ahead, so that the press needs only one call. Rejects like `open`. */
  readonly prepare: (intent: Intent) => Promise<void>;
  /**
   * Opens boxes. If an earlier opening has no record, settles that one instead. Rejects with ApiError if the shop
   * refuses an offer, or with OddsDiffer or Unable; nothing was revealed then.
   */
  readonly open: (intent: Intent, onUnclear: OnUnclear) => Promise<FairStep>;
  /**
   * Settles the person's earlier opening without a record, or returns one whose end they have not seen. Undefined if
   * there is neither.
   */
  readonly resume: (userId: string, onUnclear: OnUnclear) => Promise<FairStep | undefined>;
};

/** A reveal after its first attempt; `outcome` is undefined if its end is not known yet. */
type Sent = { readonly opening: RevealedOpening; readonly outcome: Outcome | undefined; readonly isResumed: boolean };

const isRevealed = (opening: StoredOpening): opening is RevealedOpening => opening.kind === "Revealed";

/** Maximum number of attempts. Each reads the balance again, because it may change elsewhere meanwhile. */
const MOST_OFFERS = 3;

async function revealOnce(
  intent: Intent,
  known: KeptPerson,
  offers: PreparedOffers,
  around: Around & { readonly clock: ShopClock },
): Promise<RevealedOpening | Exclude<Examined, Sound> | Incidents> {
  const { userId, box } = intent;
  let person = known;
  let ready = await offers.take(intent, person);
  const table = await screenTable(box, around, ready?.asked.oddsTable);
  let { balanceCents } = intent;
  for (let attempt = 0; attempt < MOST_OFFERS; attempt += 1) {
    ready ??= await requestOffer(intent, table, person, around);
    const examined = await examineOffer(ready, balanceCents, person, around);
    if (examined.kind === "Sound") {
      const incidents = openIncidents(await watchOdds(ready, around), around.now());
      return incidents.length > 0 ? { kind: "Incidents", incidents } : keepReveal(ready, person, around);
    }
    if (examined.kind !== "Moved") return examined;
    const balance = await around.shop.balance();
    if (balance === balanceCents) ready = undefined;
    balanceCents = balance;
    // Examining stored the rejected offer. The next offer must agree with it, so the person is read again.
    person = await requirePerson(around.kept, userId);
  }
  return { kind: "Moved" };
}

export function fairOpenings(around: Around): FairOpenings {
  const { kept, shop } = around;
  const offers = preparedOffers(around);
  const examining = { ...around, clock: shopClock() };

  async function send(opening: RevealedOpening, isResumed: boolean, entropy: string, watch: Watch): Promise<Sent> {
    watch.begin(opening);
    const ask = isResumed ? askOnce : askFirst;
    return { opening, isResumed, outcome: await ask(opening, entropy, around) };
  }

  async function waiting(userId: string): Promise<RevealedOpening | undefined> {
    return (await openingsAt(kept, userId, "Open")).find(isRevealed);
  }

  /**
   * Repeats the reveal until the opening has ended. Stores the offer for the next press that came with the response.
   */
  async function ended(
    { opening, outcome, isResumed }: Sent,
    entropy: string,
    onUnclear: OnUnclear,
  ): Promise<FairStep> {
    const known = outcome ?? (await askOn(opening, entropy, onUnclear, around));
    if (known.kind === "Lost") return known;
    if (known.next !== undefined) offers.put(opening.userId, known.next);
    return { ...known, kind: "Ended", isResumed };
  }

  /** Runs the first attempt under the person's lock. The repetitions lock it themselves, one by one. */
  async function run(
    userId: string,
    onUnclear: OnUnclear,
    first: (entropy: string, watch: Watch) => Promise<Sent | Exclude<FairStep, { kind: "Ended" }> | undefined>,
  ): Promise<FairStep | undefined> {
    const entropy = randomHex();
    const watch = watchFor(onUnclear, around);
    try {
      const step = await oneTabAtATime(userId, () => first(entropy, watch));
      return step !== undefined && "isResumed" in step ? await ended(step, entropy, onUnclear) : step;
    } finally {
      watch.end();
    }
  }

  return {
    prepare: offers.prepare,
    async open(intent, onUnclear) {
      const { userId } = intent;
      await meetPerson(kept, shop, userId);
      const step = await run(userId, onUnclear, async (entropy, watch) => {
        const [person, otherId, open, [stopped]] = await Promise.all([
          requirePerson(kept, userId),
          otherIdOf(userId, around),
          waiting(userId),
          openingsAt(kept, userId, "Stopped"),
        ]);
        if (otherId !== undefined) return { kind: "NewId", otherId };
        if (open !== undefined) return send(open, true, entropy, watch);
        if (stopped !== undefined) return { kind: "Stopped", opening: stopped };
        const revealed = await revealOnce(intent, person, offers, examining);
        return revealed.kind === "Revealed" ? send(revealed, false, entropy, watch) : revealed;
      });
      if (step === undefined) throw new Error("a press has an end");
      return step;
    },
    async resume(userId, onUnclear) {
      const step = await run(userId, onUnclear, async (entropy, watch) => {
        const open = await waiting(userId);
        if (open !== undefined) return send(open, true, entropy, watch);
        const unseen = (await openingsAt(kept, userId, "Unseen")).find(isRevealed);
        if (unseen === undefined || unseen.lost !== undefined) return unseen && { kind: "Lost", opening: unseen };
        const settled = await judgeAgain(unseen, around);
        return { opening: unseen, isResumed: true, outcome: { kind: "Settled", ...settled } };
      });
      if (step !== undefined) return step;
      const unanswered = await settleOthers(userId, around);
      return unanswered > 0 ? { kind: "Others", unanswered } : undefined;
    },
  };
}
