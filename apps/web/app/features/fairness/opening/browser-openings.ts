import { changeOpening, openingsAt } from "../kept/kept-openings.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import { lookAtPast } from "../history/look-at-past.ts";
import { setIncidentsAside } from "../logs/incidents.ts";
import { lookAtLogs } from "../logs/look-at-logs.ts";
import { withLogged } from "../logs/with-logged.ts";
import type { Around } from "./around.ts";
import { type FairOpenings, type FairStep, fairOpenings } from "./fair-opening.ts";
import type { Intent } from "./ready-offer.ts";
import { acceptNewId } from "./same-person.ts";
import { settleOthers } from "../settling/settle-others.ts";
import { realAround } from "./real-around.ts";
import type { OnUnclear } from "../settling/settle-opening.ts";
import { markWaiting } from "./waiting-mark.ts";

export { OddsDiffer } from "./screen-table.ts";
export { Unable } from "./unable.ts";
export { isKeptForGood } from "./browser-key.ts";

let known: { readonly around: Around; readonly flow: FairOpenings } | undefined;

/** This browser's openings, with the offers that were fetched ahead. Throws Unable. */
async function openings(): Promise<FairOpenings> {
  const around = await realAround();
  if (known?.around !== around) known = { around, flow: fairOpenings(around) };
  return known.flow;
}

async function renewMark(userId: string): Promise<void> {
  const { kept } = await realAround();
  const waiting = await Promise.all((["Open", "Unseen"] as const).map((stage) => openingsAt(kept, userId, stage)));
  markWaiting(userId, waiting.flat().length > 0);
}

const lookedFor = new Set<string>();

/** A press and its reel have storage and network to themselves. */
const LOOK_AFTER_MS = 10_000;

/** Looks at the public logs and at older records, in the background. After a failure the next visit tries again. */
async function look(userId: string): Promise<void> {
  const around = await realAround();
  await settleOthers(userId, around);
  await lookAtLogs(userId, around);
  await lookAtPast(userId, around);
}

/** Looks once per visit, soon. */
function lookOnce(userId: string): void {
  if (lookedFor.has(userId)) return;
  lookedFor.add(userId);
  setTimeout(() => void look(userId).catch(() => undefined), LOOK_AFTER_MS);
}

/** Fetches an offer ahead, so that the press is one call. Rejects as {@link openFairly} does. */
export async function prepareOpening(intent: Intent): Promise<void> {
  await (await openings()).prepare(intent);
  lookOnce(intent.userId);
}

/**
 * The pending write after the previous press. Only the next press waits for it, because it would remove that press's
 * mark.
 */
let closing: Promise<void> = Promise.resolve();

/** The step as the person is shown it: until the log has a record, its verdict says so. */
function shownStep(step: FairStep): FairStep {
  return step.kind === "Ended" ? { ...step, judgement: withLogged(step.judgement, step.opening) } : step;
}

/** Opens boxes with proof. Rejects with ApiError, OddsDiffer or Unable if nothing was revealed. */
export async function openFairly(intent: Intent, onUnclear: OnUnclear): Promise<FairStep> {
  const [flow] = await Promise.all([openings(), closing]);
  markWaiting(intent.userId, true);
  try {
    return shownStep(await flow.open(intent, onUnclear));
  } finally {
    // A mark that stays by mistake costs the next visit a look.
    closing = renewMark(intent.userId).catch(() => undefined);
  }
}

/** Settles an earlier opening of the person without a record, or shows one that they have not seen. */
export async function resumeOpening(userId: string, onUnclear: OnUnclear): Promise<FairStep | undefined> {
  const step = await (await openings()).resume(userId, onUnclear);
  await renewMark(userId);
  return step && shownStep(step);
}

async function keepDone({ userId, id }: StoredOpening): Promise<void> {
  const { kept } = await realAround();
  await changeOpening(kept, { userId, id }, { stage: "Done" });
  await renewMark(userId);
}

/** Keeps that the person has seen how an opening ended. */
export function closeOpening(opening: StoredOpening): Promise<void> {
  const closed = keepDone(opening);
  closing = closed.catch(() => undefined);
  return closed;
}

/** Lets the person go on after a breach. */
export function setOpeningAside(opening: StoredOpening): Promise<void> {
  return keepDone(opening);
}

/** Lets the person go on after what they were shown of the public logs. */
export async function setLogsAside(): Promise<void> {
  const { kept, now } = await realAround();
  await setIncidentsAside(kept, now());
}

/** Lets a person go on who has a new account under the same name. */
export async function acceptNewAccount(otherId: string): Promise<void> {
  await acceptNewId(otherId, (await realAround()).kept);
}
