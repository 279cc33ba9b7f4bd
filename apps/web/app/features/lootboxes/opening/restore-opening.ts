import { cents } from "@trove/money";
import { bearer } from "../../../api/bearer.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { personIdOf } from "../../../session/token.ts";
import { type FoundProof, loadProofs } from "../../fairness/index.tsx";
import type { Unwatched, Watched } from "../watch/watched.ts";
import type { Outcome, Win } from "./opening-phase.ts";

const TICKETS = 1_000_000;

type Detail = CallResult<"getOpeningDetail">;

function read(transactionId: string): Promise<Detail> {
  return call("getOpeningDetail", { query: { transactionId, includeItem: "true" } });
}

/** One past opening, and what its record proves. The proof is undefined if it is missing, or can't be read now. */
type Past = { detail: Detail; found: FoundProof | undefined };

async function pastOf(detail: Detail): Promise<Past> {
  const token = bearer();
  if (token === undefined) return { detail, found: undefined };
  const { lookUpProof } = await loadProofs();
  return { detail, found: await lookUpProof(detail, personIdOf(token)).catch(() => undefined) };
}

/** The draw of this box by the judged record. */
function drawOf({ detail, found }: Past) {
  const { record, draws } = found?.judgement ?? {};
  const box = record?.kind === "Receipt" ? record.transactionIds.indexOf(detail.transactionId) : -1;
  return draws?.[box];
}

/**
 * A win with the values of its signed record. Without a record, with those that the shop shows. Empty without an item.
 */
function winOf(past: Past): Win[] {
  const { id, transactionId, inventoryItemId, sellPrice, inventoryStatus: status } = past.detail;
  if (past.detail.item === undefined) return [];
  const drawn = drawOf(past);
  const owned = { transactionId, inventoryItemId, sellPrice, status };
  if (drawn === undefined) {
    const { item, probability, ticket } = past.detail;
    return [{ id, item, probability, ticket, owned }];
  }
  const { ticket, drop } = drawn;
  const { itemId, name, marketPriceCents, sellPriceCents, tickets } = drop;
  const item = { ...past.detail.item, id: itemId, name, marketPrice: cents(marketPriceCents) };
  return [{ id, item, probability: tickets / TICKETS, ticket, owned: { ...owned, sellPrice: cents(sellPriceCents) } }];
}

/** All boxes of a past request in the order of the draws, by any of its transaction ids. Throws ApiError. */
async function readPast(transactionId: string): Promise<Past[]> {
  const first = await read(transactionId);
  const ids = first.requestTransactionIds;
  const all = await Promise.all(ids.map(async (id) => (id === transactionId ? first : read(id))));
  return Promise.all(all.map(pastOf));
}

function outcomeOf(past: readonly Past[]): Outcome {
  const [first] = past;
  if (first === undefined) throw new Error("a request has at least one opening");
  const { lootBox, pricePaid } = first.detail;
  const wins = past.flatMap(winOf);
  return { source: "restored", boxId: lootBox.id, boxName: lootBox.name, price: pricePaid, wins };
}

/** The result of all boxes in a past request, by any of its transaction ids. Throws ApiError. */
export async function restoreOpening(transactionId: string): Promise<Outcome> {
  return outcomeOf(await readPast(transactionId));
}

/**
 * A past request to show again, as its record has it, by any of its transaction ids. "Differs" if the shop shows
 * something else than the record; "Unknown" without a record that can be judged now. Throws ApiError.
 */
export async function readOwnOpening(transactionId: string): Promise<Watched | Unwatched> {
  const past = await readPast(transactionId);
  const verdicts = past.map(({ found }) => found?.judgement.verdict);
  if (verdicts.includes("Breach")) return "Differs";
  const [judged] = verdicts;
  if (judged === undefined || verdicts.includes("Unknown") || !past.every(drawOf)) return "Unknown";
  const nonce = past[0]?.detail.fairness?.nonce;
  const listed = await call("listOpenings", { query: { fromNonce: String(nonce), pageSize: "1" } });
  const logIndex = listed.items.find((record) => record.nonce === nonce)?.logIndex ?? null;
  return { outcome: { ...outcomeOf(past), judged }, logIndex };
}
