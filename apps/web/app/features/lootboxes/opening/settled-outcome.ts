import { type Endpoints, type ResponseOf } from "@trove/contract";
import { centsFromWire } from "@trove/contract/euro-fields";
import { cents } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import type { Settled } from "../../fairness/index.tsx";
import type { Outcome, Win } from "./opening-phase.ts";

const TICKETS = 1_000_000;

/** The response of the opening. Its pictures and tiers are not part of the proof. */
function responseOf(body: string): CallResult<"openLootbox"> {
  const response: ResponseOf<Endpoints["openLootbox"]> = JSON.parse(body);
  return centsFromWire(response);
}

/** The wins of a judged receipt. Undefined for a void, another browser's record, and a breach. */
export function outcomeOf(settled: Settled): Outcome | undefined {
  const { opening, answer, judgement } = settled;
  const { draws, offer, verdict } = judgement;
  if (answer.kind !== "Receipt" || verdict === "Breach" || !draws || !offer || !opening.ending) return undefined;
  const { openings } = responseOf(opening.ending.body);
  const wins = draws.flatMap(({ ticket, drop }, index): Win[] => {
    const shown = openings[index];
    if (shown === undefined) return [];
    const { openingId: id, transactionId, inventoryItemId } = shown;
    const { itemId, name, marketPriceCents, sellPriceCents } = drop;
    const item = { ...shown.item, id: itemId, name, marketPrice: cents(marketPriceCents) };
    const owned = { transactionId, inventoryItemId, sellPrice: cents(sellPriceCents), status: "InInventory" } as const;
    return [{ id, item, ticket, probability: drop.tickets / TICKETS, owned }];
  });
  const { boxId, boxName } = opening;
  return { source: "opened", boxId, boxName, price: cents(offer.priceCents), wins, settled };
}

/** The balance in the response with a judged receipt. Undefined for a void, another browser's record, and a breach. */
export function balanceAfter({ opening, answer, judgement }: Settled): CallResult<"getBalance"> | undefined {
  if (answer.kind !== "Receipt" || judgement.verdict === "Breach" || !opening.ending) return undefined;
  return responseOf(opening.ending.body).balance;
}
