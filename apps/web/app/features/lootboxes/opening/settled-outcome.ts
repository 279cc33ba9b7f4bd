import type { Endpoints, ResponseOf } from "@trove/contract";
import { centsFromWire } from "@trove/contract/euro-fields";
import { cents } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import type { Settled } from "../../fairness/index.tsx";
import type { Outcome, Win } from "./opening-phase.ts";

const TICKETS = 1_000_000;

type Response = CallResult<"openLootbox">;
type Shown = Response["openings"][number];
type Item = Pick<Shown["item"], "id" | "name"> & Partial<Pick<Shown["item"], "imageUrl" | "tier">>;

/** One box as the response shows it. A record that came by a mirror has only the values of record and table. */
type Opened = Pick<Shown, "transactionId" | "inventoryItemId"> & Partial<Omit<Shown, "item">> & { readonly item: Item };

/** The response of the opening. Its pictures and tiers are not part of the proof. */
function responseOf(body: string): { openings: readonly Opened[]; balance: Partial<Response["balance"]> } {
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
    const { transactionId, inventoryItemId, openingId: id = transactionId } = shown;
    const { imageUrl = "", tier = "Common" } = shown.item;
    const { itemId, name, marketPriceCents, sellPriceCents } = drop;
    const item = { imageUrl, tier, id: itemId, name, marketPrice: cents(marketPriceCents) };
    const owned = { transactionId, inventoryItemId, sellPrice: cents(sellPriceCents), status: "InInventory" } as const;
    return [{ id, item, ticket, probability: drop.tickets / TICKETS, owned }];
  });
  const { boxId, boxName } = opening;
  return { source: "opened", boxId, boxName, price: cents(offer.priceCents), wins, settled };
}

/**
 * The balance in the response with a judged receipt. Undefined for a void, another browser's record, a breach, and a
 * record that came by a mirror.
 */
export function balanceAfter({ opening, answer, judgement }: Settled): CallResult<"getBalance"> | undefined {
  if (answer.kind !== "Receipt" || judgement.verdict === "Breach" || !opening.ending) return undefined;
  const { id, amount } = responseOf(opening.ending.body).balance;
  return id === undefined || amount === undefined ? undefined : { id, amount };
}
