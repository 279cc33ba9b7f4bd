import { changeOpening, openingsAt } from "../kept/kept-openings.ts";
import type { PressOutcome, StoredOpening } from "@trove/fairness/press";
import { lookAtPast } from "../history/look-at-past.ts";
import { setIncidentsAside } from "../logs/incidents.ts";
import { lookAtLogs } from "../logs/look-at-logs.ts";
import { withLogged } from "../logs/with-logged.ts";
import type { BrowserParts } from "./browser-parts.ts";
import { type FairOpenings, fairOpenings } from "./fair-openings.ts";
import type { OnUnclear, OpeningPage } from "./press-ports.ts";
import type { Intent } from "./ready-offer.ts";
import { acceptNewId } from "./same-person.ts";
import { learnStops } from "../stops/settle-stops.ts";
import { settleOthers } from "./settle-others.ts";
import { realBrowserParts } from "./real-browser-parts.ts";
import { markWaiting } from "./waiting-mark.ts";

export { OddsDiffer } from "./screen-table.ts";
export { Unable } from "./unable.ts";
export { isKeptForGood } from "./browser-key.ts";

let known: { readonly parts: BrowserParts; readonly flow: FairOpenings } | undefined;

/** The functions that open boxes in this browser. They hold the offers that were fetched ahead. Throws Unable. */
async function openings(): Promise<FairOpenings> {
  const parts = await realBrowserParts();
  if (known?.parts !== parts) known = { parts, flow: fairOpenings(parts) };
  return known.flow;
}

async function renewMark(userId: string): Promise<void> {
  const { kept } = await realBrowserParts();
  const waiting = await Promise.all((["Open", "Unseen"] as const).map((stage) => openingsAt(kept, userId, stage)));
  markWaiting(userId, waiting.flat().length > 0);
}

const lookedFor = new Set<string>();

/** Delays background work, so that it doesn't slow down a press and its animation. */
const LOOK_AFTER_MS = 10_000;

/**
 * Settles other people's openings, then compares the public logs and older records. If it fails, the next visit repeats
 * it.
 */
async function look(userId: string): Promise<void> {
  const parts = await realBrowserParts();
  await settleOthers(userId, parts);
  await lookAtLogs(userId, parts);
  await (await openings()).renew();
  await learnStops(userId, parts);
  await lookAtPast(userId, parts);
}

/** Starts the background work ten seconds later, once per visit and person. */
function lookOnce(userId: string): void {
  if (lookedFor.has(userId)) return;
  lookedFor.add(userId);
  setTimeout(() => void look(userId).catch(() => undefined), LOOK_AFTER_MS);
}

/** Fetches an offer ahead, so that the press needs only one call. Rejects with ApiError, OddsDiffer or Unable. */
export async function prepareOpening(intent: Intent): Promise<void> {
  await (await openings()).prepare(intent);
  lookOnce(intent.userId);
}

/**
 * The pending update of the waiting mark after the previous press. The next press waits for it, because the update
 * could remove that press's own mark.
 */
let closing: Promise<void> = Promise.resolve();

/** Adds the check of the records log to the judgement, so that its verdict shows whether the log has the record. */
function shown(outcome: PressOutcome): PressOutcome {
  if (outcome.kind === "Refused" || outcome.kind === "Unknown" || outcome.answer === undefined) return outcome;
  return { ...outcome, judgement: withLogged(outcome.judgement, outcome.opening) };
}

/** Opens boxes with proof. Rejects with Unable if this browser can't store anything; nothing was revealed then. */
export async function openFairly(intent: Intent, page: OpeningPage): Promise<PressOutcome> {
  const [flow] = await Promise.all([openings(), closing]);
  markWaiting(intent.userId, true);
  try {
    return shown(await flow.open(intent, page));
  } finally {
    // If the update fails, the mark stays; the next visit then looks for openings in vain.
    closing = renewMark(intent.userId).catch(() => undefined);
  }
}

/** Settles or returns an opening of an earlier visit; undefined if there is none. */
export async function resumeOpening(userId: string, onUnclear: OnUnclear): Promise<PressOutcome | undefined> {
  const outcome = await (await openings()).resume(userId, onUnclear);
  await renewMark(userId);
  return outcome && shown(outcome);
}

async function keepDone({ userId, id }: StoredOpening): Promise<void> {
  const { kept } = await realBrowserParts();
  await changeOpening(kept, { userId, id }, { stage: "Done" });
  await renewMark(userId);
}

/** Stores that the person has seen how an opening ended. */
export function closeOpening(opening: StoredOpening): Promise<void> {
  const closed = keepDone(opening);
  closing = closed.catch(() => undefined);
  return closed;
}

/** Lets the person continue after a breach. */
export function setOpeningAside(opening: StoredOpening): Promise<void> {
  return keepDone(opening);
}

/** Lets the person continue after they have seen the incidents of the public logs. */
export async function setLogsAside(): Promise<void> {
  const { kept, now } = await realBrowserParts();
  await setIncidentsAside(kept, now());
}

/** Accepts that the person has a new account under the same name, so that they can continue. */
export async function acceptNewAccount(otherId: string): Promise<void> {
  await acceptNewId(otherId, (await realBrowserParts()).kept);
}
