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

/** The win as its record draws it; as the shop shows it only where there is no record. */
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

/** The judged record's draw for the box. If the proof can't be looked up now, the page says so below. */
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
 * The full result of a past opening request, in draw order, from the id of any of its transactions. Throws ApiError.
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
