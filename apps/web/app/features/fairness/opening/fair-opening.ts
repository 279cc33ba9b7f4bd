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
 * The end of a press. Only `Ended` revealed anything:
 * - `Ended`: with a record; `isResumed` if it is the record of an earlier press
 * - `Stopped`: an earlier breach comes first
 * - `NewId`: this browser knows the person under another id
 * - `Others`: openings of other people in this browser have no record; only a visit reports this
 * - `Lost`: the shop says that it has lost the record of an earlier opening
 * - `Incidents`: something about the public logs comes first
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
  /** Fetches an offer ahead, so that the press is one call. Rejects as `open` does. */
  readonly prepare: (intent: Intent) => Promise<void>;
  /**
   * Opens boxes, or first settles an earlier opening without a record. Rejects with ApiError for the shop's refusal to
   * offer, OddsDiffer and Unable; nothing was revealed then.
   */
  readonly open: (intent: Intent, onUnclear: OnUnclear) => Promise<FairStep>;
  /** Settles an earlier opening of the person that has no record, or that they have not seen; undefined if none is. */
  readonly resume: (userId: string, onUnclear: OnUnclear) => Promise<FairStep | undefined>;
};

/** A reveal that was sent once. */
type Sent = { readonly opening: RevealedOpening; readonly outcome: Outcome | undefined; readonly isResumed: boolean };

const isRevealed = (opening: StoredOpening): opening is RevealedOpening => opening.kind === "Revealed";

/** Each attempt asks for the balance again, which may move while the person does something elsewhere. */
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
    // The offer that did not fit is known now, and the next one has to agree with it.
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

  /** Asks on until the opening has ended, and keeps the offer that came for the next press. */
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

  /** Runs the first attempt under the person's lock, and the others without. */
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
