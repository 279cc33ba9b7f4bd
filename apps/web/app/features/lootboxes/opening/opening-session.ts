import { type Cents, fromEuros, isEuros } from "@trove/money";
import { ApiError } from "../../../api/api-error.ts";
import { balanceMoved } from "../../../api/balance.ts";
import { bearer } from "../../../api/bearer.ts";
import { call } from "../../../api/call.ts";
import { personIdOf } from "../../../session/token.ts";
import {
  type Intent,
  loadFairOpenings,
  type OnUnclear,
  type OpeningPage,
  type PressOutcome,
  type Settled,
} from "../../fairness/index.tsx";
import type { Box, Notice, Outcome, Phase } from "./opening-phase.ts";
import { balanceAfter, outcomeOf } from "./settled-outcome.ts";

/** The next state of the page. `box` is the current box, if the page shows an outdated one. */
export type Step = { phase: Phase; box?: Box };

/** The opening that the person is about to start, and the balance on the screen. */
export type Press = { box: Box; quantity: number; balance: Cents | undefined };

function personId(): string {
  const token = bearer();
  if (token === undefined) throw new ApiError(401, { code: "UNAUTHENTICATED" });
  return personIdOf(token);
}

function intentOf({ box, quantity, balance }: Press): Intent {
  return { userId: personId(), box, quantity, balanceCents: balance };
}

/** The current box; undefined if it can't be loaded. */
async function currentBox(boxId: string): Promise<{ box?: Box }> {
  try {
    return { box: await call("getLootbox", { params: { id: boxId } }, { fresh: true }) };
  } catch {
    return {};
  }
}

function amountIn(params: ApiError["problem"]["params"], name: string) {
  const value = params?.[name];
  return typeof value === "number" && isEuros(value) ? fromEuros(value) : undefined;
}

/** The notice for a refused offer. Nothing was revealed in these cases. */
function noticeOf({ code, problem, message, status }: ApiError): Notice {
  if (status === 0) return { name: "unreachable" };
  const before = amountIn(problem.params, "expected");
  const now = amountIn(problem.params, "actual");
  if (code === "PRICE_CHANGED" && before !== undefined && now !== undefined)
    return { name: "priceChanged", before, now };
  if (code === "NOT_FOUND") return { name: "gone" };
  return { name: "refused", reason: message };
}

const notice = (name: "moved" | "clock" | "unwitnessed" | "updating" | "stopping" | "others"): Step => ({
  phase: { name: "idle", notice: { name } },
});

/** The state of the page after a press or a visit. */
async function stepAfter(ended: PressOutcome, boxId: string): Promise<Step> {
  switch (ended.kind) {
    case "Refused":
      if (ended.why === "Moved") return notice("moved");
      if (ended.why === "Clock") return notice("clock");
      if (ended.why === "Unwitnessed") return notice("unwitnessed");
      if (ended.why === "Updating") return notice("updating");
      if (ended.why === "Stopping") return notice("stopping");
      if (ended.why === "Failed") return stepAfterFailure(ended.error, boxId);
      if (ended.why !== "Outdated") return { phase: { name: "end", ended } };
      return { phase: { name: "idle", notice: { name: "oddsChanged" } }, ...(await currentBox(boxId)) };
    case "Unknown":
      // Only a visit ends like this: an end can't be judged now, or somebody else's opening has no record.
      return ended.error === undefined ? notice("others") : stepAfterFailure(ended.error, boxId);
    case "Verified":
    case "Contested":
      return ended.answer === undefined ? { phase: { name: "end", ended } } : stepAfterRecord(ended);
  }
}

/** Adds pictures and tiers of the box, as the shop shows it now, to wins that came without: nobody signs these. */
async function withPictures(outcome: Outcome): Promise<Outcome> {
  if (outcome.wins.every(({ item }) => item.imageUrl !== "")) return outcome;
  const { box } = await currentBox(outcome.boxId);
  const wins = outcome.wins.map((win) => {
    const drop = box?.drops.find(({ itemId }) => itemId === win.item.id);
    return drop ? { ...win, item: { ...win.item, imageUrl: drop.item.imageUrl, tier: drop.item.tier } } : win;
  });
  return { ...outcome, wins };
}

async function stepAfterRecord(ended: PressOutcome & Settled): Promise<Step> {
  // Shows the receipt's balance at once, because the next press may come before a request for it would end. A resumed
  // opening's balance may be outdated, so it is requested.
  void balanceMoved(ended.isResumed ? undefined : balanceAfter(ended));
  const settled = outcomeOf(ended);
  if (settled === undefined) return { phase: { name: "end", ended } };
  const outcome = await withPictures(settled);
  const { closeOpening } = await loadFairOpenings();
  // If storing this fails, the next visit shows the result again.
  closeOpening(ended.opening).catch(() => undefined);
  if (!ended.isResumed) return { phase: { name: "spinning", outcome } };
  return { phase: { name: "result", outcome, notice: { name: "resumed", boxName: outcome.boxName } } };
}

/** The state of the page after something failed. Nothing was opened by this press. */
async function stepAfterFailure(error: unknown, boxId: string): Promise<Step> {
  const { OddsDiffer, Unable } = await loadFairOpenings();
  if (error instanceof Unable) return { phase: { name: "idle", notice: { name: "unable", why: error.why } } };
  if (error instanceof OddsDiffer) {
    return { phase: { name: "idle", notice: { name: "oddsDiffer" } }, ...(await currentBox(boxId)) };
  }
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "INSUFFICIENT_BALANCE") await balanceMoved();
  const box = error.status === 0 ? {} : await currentBox(boxId);
  return { phase: { name: "idle", notice: noticeOf(error) }, ...box };
}

/** Opens boxes and returns the next state of the page. */
export async function openBoxes(press: Press, page: OpeningPage): Promise<Step> {
  try {
    const { openFairly } = await loadFairOpenings();
    return await stepAfter(await openFairly(intentOf(press), page), press.box.id);
  } catch (error) {
    return stepAfterFailure(error, press.box.id);
  }
}

/** Warnings before the press. `notice`: this browser can't open boxes. `mayForget`: it may delete its proofs. */
export type Ahead = { notice?: Notice; mayForget: boolean };

/** Fetches an offer ahead. Hides refusals, because the person has not pressed the button yet. */
export async function prepareBoxes(press: Press): Promise<Ahead> {
  const { isKeptForGood, prepareOpening, Unable } = await loadFairOpenings();
  try {
    await prepareOpening(intentOf(press));
  } catch (error) {
    if (error instanceof Unable) return { notice: { name: "unable", why: error.why }, mayForget: false };
  }
  return { mayForget: !(await isKeptForGood()) };
}

/** Settles an opening of an earlier visit; undefined if there is none. */
export async function resumeBoxes(boxId: string, onUnclear: OnUnclear): Promise<Step | undefined> {
  try {
    const { resumeOpening } = await loadFairOpenings();
    const ended = await resumeOpening(personId(), onUnclear);
    return ended && (await stepAfter(ended, boxId));
  } catch (error) {
    return stepAfterFailure(error, boxId);
  }
}
