import { entropyHash, type Json, type NamedTree } from "@trove/fairness";
import {
  afterOffer,
  afterRecord,
  type ClockQuestion,
  type Keep,
  type PressPorts,
  type RevealedOpening,
  taughtTime,
  type Unknown,
} from "@trove/fairness/press";
import { catchUp } from "../history/catch-up.ts";
import { changeOpening, keepOpening, openingsAt, readOpening } from "../kept/kept-openings.ts";
import { changePerson, requirePerson } from "../kept/kept-person.ts";
import { keepCheckpoint, keepNewest, readShop } from "../kept/kept-shop.ts";
import { openIncidents } from "../logs/incidents.ts";
import { lostLeaf } from "../logs/lost-leaf.ts";
import { watchOdds } from "../logs/watch-odds.ts";
import type { BrowserParts } from "./browser-parts.ts";
import { signWith } from "./browser-key.ts";
import { answerPorts, offerPorts } from "./judging.ts";
import { silenceWatch } from "../mirrors/hand-in.ts";
import type { PreparedOffers } from "./prepared-offers.ts";
import { type Intent, nextReady, requestOffer } from "./ready-offer.ts";
import { openStops } from "../stops/settle-stops.ts";
import { lockPerson } from "./person-lock.ts";
import { otherIdOf } from "./same-person.ts";
import { acceptTime, learnFirst, readClocks } from "./shop-time.ts";
import { screenTable } from "./screen-table.ts";
import { trustOf } from "./trust-of.ts";

/** Shows that the end of an opening is not known yet. */
export type OnUnclear = (outcome: Unknown) => void;

/** How a press talks to its person. */
export type OpeningPage = {
  readonly show: OnUnclear;
  /** Asks whether to go on with an offer whose time is off. */
  readonly askClock: (question: ClockQuestion) => Promise<boolean>;
};

/** For runs that make no new offer, and so ask nothing. */
export const noQuestion = () => Promise.resolve(false);

/** The parts that all presses of a page share. */
export type Visit = { readonly offers: PreparedOffers };

function readCheckpoint(terms: Json): string | undefined {
  const { checkpoint } = Object(terms) as { checkpoint?: Json };
  return typeof checkpoint === "string" ? checkpoint : undefined;
}

/** Keeps one thing. A checkpoint of a sound or proven offer is compared with the log later, even if it is refused. */
async function keepOne(keep: Keep, parts: BrowserParts): Promise<void> {
  const { kept } = parts;
  switch (keep.kind) {
    case "Offer": {
      const { userId, ready, judged } = keep;
      const isSound = judged.decision === "Reveal";
      const taught = taughtTime(judged);
      const checkpoint = isSound || typeof ready.odds === "object" ? readCheckpoint(ready.response.terms) : undefined;
      await Promise.all([
        changePerson(kept, userId, afterOffer(ready, judged)),
        checkpoint === undefined ? undefined : keepCheckpoint(kept, "terms", checkpoint),
        isSound && judged.offer?.terms !== undefined ? keepNewest(kept, judged.offer.terms) : undefined,
        taught === undefined ? undefined : learnFirst(taught, ready.arrival, parts),
      ]);
      return;
    }
    case "Time":
      await acceptTime(keep, parts);
      return;
    case "Opening": {
      const { opening, oddsTable, record, head } = keep;
      await keepOpening(kept, opening, { oddsTable, record, person: head && afterRecord(head) });
      return;
    }
    case "Change":
      await changeOpening(kept, keep.opening, keep.change);
  }
}

const isRevealed = (opening: { readonly kind: string }): opening is RevealedOpening => opening.kind === "Revealed";

function send(
  { boxId, offer, sealed, clientSeed, reveal }: RevealedOpening,
  nextEntropy: string,
  { shop }: BrowserParts,
) {
  const nextEntropyHash = entropyHash(nextEntropy);
  return shop.open({ boxId, offer: { ...offer, sealed }, clientSeed, ...reveal, nextEntropyHash });
}

/** The offers of a press, for the odds that its page shows. */
function offering(intent: Intent, parts: BrowserParts, { offers }: Visit): PressPorts["offer"] {
  let table: string | undefined;
  return async (isFresh) => {
    const person = await requirePerson(parts.kept, intent.userId);
    const taken = isFresh ? undefined : await offers.take(intent, person);
    table ??= await screenTable(intent.box, parts, taken?.asked.oddsTable);
    return taken ?? requestOffer(intent, table, person, parts);
  };
}

/** This browser and its shop around a press. Without an intent, nothing new is opened. */
export function pressPorts(
  { userId, intent }: { readonly userId: string; readonly intent?: Intent },
  parts: BrowserParts,
  visit: Visit,
  { show, askClock }: OpeningPage,
): PressPorts {
  const { kept, shop, wait } = parts;
  /** The newest state of the log when the reveal was sent, because the next offer is asked for with it. */
  let newest: NamedTree | undefined;
  const watchSilence = silenceWatch(parts);
  return {
    ...answerPorts(parts),
    ...offerPorts(userId, parts),
    clock: () => readClocks(parts),
    wait,
    lock: (id) => lockPerson(id),
    async keep(what) {
      for (const keep of what) await keepOne(keep, parts);
    },
    async recall() {
      const [otherId, open, [stopped], unseen, stopping] = await Promise.all([
        intent === undefined ? undefined : otherIdOf(userId, parts),
        openingsAt(kept, userId, "Open"),
        openingsAt(kept, userId, "Stopped"),
        openingsAt(kept, userId, "Unseen"),
        openStops(userId, parts),
      ]);
      const isStopping = stopping.length > 0;
      return { otherId, open: open.find(isRevealed), stopped, unseen: unseen.find(isRevealed), isStopping };
    },
    async reread({ userId: owner, id }) {
      const found = await readOpening(kept, owner, id);
      return found?.kind === "Revealed" ? found : undefined;
    },
    sign: async (text) => signWith(await requirePerson(kept, userId), text),
    offer: intent ? offering(intent, parts, visit) : () => Promise.reject(new Error("nothing is to be opened")),
    prepareNext: (opening, next) => visit.offers.put(userId, nextReady(opening, { ...next, newest }, parts)),
    balance: shop.balance,
    async ask(opening, nextEntropy) {
      const [known, came] = await Promise.all([readShop(kept), send(opening, nextEntropy, parts)]);
      ({ newest } = known);
      return (await watchSilence(opening, came)) ?? came;
    },
    async catchUp({ response }, from, to) {
      const person = await requirePerson(kept, userId);
      return catchUp(person, [from, to], await trustOf(person, [response.offer.keyId], parts), parts);
    },
    watchLogs: async (ready) => openIncidents(await watchOdds(ready, parts), parts.now()),
    findLeaf: (lost) => lostLeaf(lost, parts),
    askClock,
    show,
  };
}
