import { cents } from "@trove/money";
import { bearer } from "../../../api/bearer.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { personIdOf } from "../../../session/token.ts";
import { loadProofs } from "../../fairness/index.tsx";
import type { Outcome, Win } from "./opening-phase.ts";

const TICKETS = 1_000_000;

type Detail = CallResult<"getOpeningDetail">;

function read(transactionId: string): Promise<Detail> {
  return call("getOpeningDetail", { query: { transactionId, includeItem: "true" } });
}

/**
 * A win with the values of its signed record. Without a record, with those that the shop shows. Empty without an item.
 */
async function winOf(detail: Detail): Promise<Win[]> {
  const { id, transactionId, inventoryItemId, sellPrice, inventoryStatus: status } = detail;
  if (detail.item === undefined) return [];
  const drawn = await drawOf(detail);
  const owned = { transactionId, inventoryItemId, sellPrice, status };
  if (drawn === undefined) {
    const { item, probability, ticket } = detail;
    return [{ id, item, probability, ticket, owned }];
  }
  const { ticket, drop } = drawn;
  const { itemId, name, marketPriceCents, sellPriceCents, tickets } = drop;
  const item = { ...detail.item, id: itemId, name, marketPrice: cents(marketPriceCents) };
  return [{ id, item, probability: tickets / TICKETS, ticket, owned: { ...owned, sellPrice: cents(sellPriceCents) } }];
}

/** The draw of this box by the judged record. Undefined if the proof can't be loaded now; the page says that below. */
async function drawOf(detail: Detail) {
  const token = bearer();
  if (token === undefined) return undefined;
  const { lookUpProof } = await loadProofs();
  const found = await lookUpProof(detail, personIdOf(token)).catch(() => undefined);
  const { record, draws } = found?.judgement ?? {};
  const box = record?.kind === "Receipt" ? record.transactionIds.indexOf(detail.transactionId) : -1;
  return draws?.[box];
}

/**
 * The result of all boxes in a past request, in the order of the draws, by any of its transaction ids. Throws ApiError.
 */
export async function restoreOpening(transactionId: string): Promise<Outcome> {
  const first = await read(transactionId);
  const others = first.requestTransactionIds.filter((id) => id !== transactionId);
  const all = [first, ...(await Promise.all(others.map(read)))];
  const place = (one: Detail) => first.requestTransactionIds.indexOf(one.transactionId);
  const inOrder = all.toSorted((a, b) => place(a) - place(b));
  const { lootBox, pricePaid } = first;
  return {
    source: "restored",
    boxId: lootBox.id,
    boxName: lootBox.name,
    price: pricePaid,
    wins: (await Promise.all(inOrder.map(winOf))).flat(),
  };
}
