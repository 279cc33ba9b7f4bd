import { parseOddsTable } from "@trove/fairness";
import { fromEuros, isEuros } from "@trove/money";
import { ApiError } from "../../../api/api-error.ts";
import { balanceMoved } from "../../../api/balance.ts";
import { bearer } from "../../../api/bearer.ts";
import { call } from "../../../api/call.ts";
import { personIdOf } from "../../../session/token.ts";
import { type FairOutcome, type JudgedResponse, loadFairOpening } from "../../fairness/index.tsx";
import type { Box, Notice, Outcome, Phase, Win } from "./opening-phase.ts";

/** The next state of the page, and the current box if the shown one is out of date. */
export type Step = { phase: Phase; box?: Box };

function personId(): string {
  const token = bearer();
  if (token === undefined) throw new ApiError(401, { code: "UNAUTHENTICATED" });
  return personIdOf(token);
}

function outcomeOf(judged: JudgedResponse): Outcome | undefined {
  const { opening, response } = judged;
  if (response === undefined || opening.held.oddsTable === undefined) return undefined;
  const { drops, priceCents } = parseOddsTable(opening.held.oddsTable);
  const chances = new Map(drops.map(({ itemId, tickets }) => [itemId, tickets / 1_000_000]));
  const wins = response.openings.map((one): Win => {
    const { openingId: id, item, ticket, transactionId, inventoryItemId, sellPrice } = one;
    const owned = { transactionId, inventoryItemId, sellPrice, status: "InInventory" } as const;
    return { id, item, ticket, probability: chances.get(one.itemId) ?? 0, owned };
  });
  const { lootBoxId: boxId, lootBoxName: boxName } = opening;
  return { source: "opened", boxId, boxName, price: priceCents, wins, judged };
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

/** The notice for a refusal. Nothing was charged in any of these cases. */
function noticeOf({ code, problem, message, status }: ApiError): Notice {
  if (status === 0) return { name: "unreachable" };
  const before = amountIn(problem.params, "expected");
  const now = amountIn(problem.params, "actual");
  if (code === "PRICE_CHANGED" && before !== undefined && now !== undefined)
    return { name: "priceChanged", before, now };
  if (code === "DRAW_TERMS_CHANGED") return { name: "oddsChanged" };
  if (code === "NOT_FOUND") return { name: "gone" };
  return { name: "refused", reason: message };
}

async function afterRefusal(error: ApiError, boxId: string): Promise<Step> {
  const notice = noticeOf(error);
  if (error.code === "INSUFFICIENT_BALANCE") await balanceMoved();
  return { phase: { name: "idle", notice }, ...(await currentBox(boxId)) };
}

async function stepAfter(outcome: FairOutcome, boxId: string): Promise<Step> {
  switch (outcome.kind) {
    case "unclear":
      return { phase: { name: "unclear" } };
    case "promiseBroken":
      return { phase: { name: "broken", userId: personId(), promise: outcome.promise } };
    case "openedBefore":
      return { phase: { name: "idle", notice: { name: "openedBefore" } } };
    case "oddsDiffer":
      return { phase: { name: "idle", notice: { name: "oddsDiffer" } }, ...(await currentBox(boxId)) };
    case "refused":
      return afterRefusal(outcome.error, boxId);
    case "opened": {
      if (outcome.response !== undefined) void balanceMoved(outcome.response.balance);
      const won = outcomeOf(outcome);
      if (won === undefined || outcome.verification.verdict === "Breach") {
        return { phase: { name: "breach", judged: outcome } };
      }
      if (!outcome.resumed) return { phase: { name: "spinning", outcome: won } };
      return { phase: { name: "result", outcome: won, notice: { name: "resumed", boxName: won.boxName } } };
    }
  }
}

function stepAfterFailure(error: unknown): Step {
  if (error instanceof ApiError) return { phase: { name: "idle", notice: noticeOf(error) } };
  if (error instanceof DOMException) return { phase: { name: "idle", notice: { name: "noStorage" } } };
  throw error;
}

/** Loads the code of the protocol. Throws ApiError if it can't be loaded. */
function protocol() {
  return loadFairOpening().catch((cause: unknown) => {
    throw new ApiError(0, {}, { cause });
  });
}

/**
 * Opens boxes and returns the next state of the page. Calls `onUnclear` when the same request is about to be sent
 * again.
 */
export async function openBoxes(box: Box, quantity: number, onUnclear: () => void): Promise<Step> {
  try {
    const { openFairly } = await protocol();
    return await stepAfter(await openFairly({ userId: personId(), box, quantity }, onUnclear), box.id);
  } catch (error) {
    return stepAfterFailure(error);
  }
}

/** Sends a stored request of an earlier visit again; undefined if there is none. */
export async function resumeBoxes(boxId: string, onUnclear: () => void): Promise<Step | undefined> {
  try {
    const { resumeOpening } = await loadFairOpening();
    const settled = await resumeOpening(personId(), onUnclear);
    if (settled?.kind === "refused") {
      return { phase: { name: "idle", notice: { name: "notOpened", boxName: settled.opening.lootBoxName } } };
    }
    return settled && (await stepAfter(settled, boxId));
  } catch (error) {
    return stepAfterFailure(error);
  }
}
