/*
 * A second implementation of the protocol, written only from its description. It shares no code with the package and
 * uses only node:crypto, so a mistake in one implementation shows as a difference.
 */
import { createHash, createHmac } from "node:crypto";

/** The values that both sides contribute to one opening, named as in the protocol. */
export type Question = {
  readonly userRoot: string;
  readonly userId: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly oddsTable: string;
  readonly quantity: number;
  readonly balance: number;
  readonly browserKey: string;
  readonly otherKeys: readonly string[];
  readonly before: string;
  readonly offeredAt: string;
  /** The tree of the terms log that the offer names; undefined for an offer of version 2. */
  readonly tree?: { readonly size: number; readonly root: string } | undefined;
  readonly time: string;
  readonly inventoryItemIds: readonly string[];
  readonly transactionIds: readonly string[];
  readonly movements: readonly (readonly [id: string, cents: number])[];
};

export function sha256(text: string): string {
  return createHash("sha256").update(Buffer.from(text, "utf8")).digest("hex");
}

/** SHA-256 of the bytes that `hex` encodes. */
export function sha256OfBytes(hex: string): string {
  return createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
}

/**
 * The number in eight bytes, modulo a million. Undefined for the highest 551,616 numbers, because they would favour low
 * tickets.
 */
function reduce(eight: Buffer): number | undefined {
  if (eight.compare(Buffer.from("fffffffffff79540", "hex")) >= 0) return undefined;
  return eight.reduce((rest, byte) => (rest * 256 + byte) % 1_000_000, 0);
}

function ticketFrom(digest: Buffer): number {
  const numbers = [0, 8, 16, 24].map((start) => reduce(digest.subarray(start, start + 8)));
  return numbers.find((n) => n !== undefined) ?? ticketFrom(createHash("sha256").update(digest).digest());
}

type Run = { readonly itemId: string; readonly tickets: number };

/** The item whose range of tickets contains the ticket. */
function itemUnder(ticket: number, oddsTable: string): string {
  const { drops }: { drops: readonly Run[] } = JSON.parse(oddsTable);
  const starts = drops.map((_, place) => drops.slice(0, place).reduce((sum, { tickets }) => sum + tickets, 0));
  const winning = drops.filter(({ tickets }, place) => {
    const start = starts[place] ?? 0;
    return ticket >= start && ticket < start + tickets;
  });
  const [{ itemId } = { itemId: "" }] = winning;
  if (winning.length !== 1) throw new Error(`Ticket ${ticket} lies under no single item`);
  return itemId;
}

type Inputs = Pick<Question, "clientSeed" | "clientEntropy" | "oddsTable" | "quantity">;

export function oddsHashOf(oddsTable: string): string {
  return sha256(`lootbox/odds/v2\n${oddsTable}`);
}

/** The tickets and items of all boxes, in draw order. */
export function drawWith(serverSeed: string, { clientSeed, clientEntropy, oddsTable, quantity }: Inputs) {
  const client = sha256(`lootbox/client/v2\n${clientEntropy}\n${clientSeed}`);
  const tickets: number[] = [];
  for (let j = 0; j < quantity; j += 1) {
    const message = `lootbox/draw/v2\n${client}\n${oddsHashOf(oddsTable)}\n${j}`;
    tickets.push(ticketFrom(createHmac("sha256", Buffer.from(serverSeed, "hex")).update(message, "utf8").digest()));
  }
  return { tickets, itemIds: tickets.map((ticket) => itemUnder(ticket, oddsTable)) };
}

/** The texts of an opening. `reveal` signs the reveal's text with the browser key and returns the signature in hex. */
export function recompute(question: Question, reveal: (text: string) => string) {
  const { userRoot, userId, nonce, clientSeed, clientEntropy, oddsTable, quantity, balance, before } = question;
  const root = Buffer.from(userRoot, "hex");
  const serverSeed = createHmac("sha256", root).update(`lootbox/seed/v2\n${userId}\n${nonce}`).digest("hex");
  const { boxId, priceCents }: { boxId: string; priceCents: number } = JSON.parse(oddsTable);
  const keys = [question.browserKey, ...question.otherKeys].sort().join("\n");
  const { tree } = question;
  const offer = [
    tree === undefined ? "lootbox/offer/v2" : "lootbox/offer/v3",
    userId,
    `${nonce}`,
    sha256OfBytes(serverSeed),
    sha256(clientEntropy),
    sha256(clientSeed),
    boxId,
    oddsHashOf(oddsTable),
    `${priceCents}`,
    `${quantity}`,
    `${balance}`,
    sha256(keys),
    before,
    question.offeredAt,
    ...(tree === undefined ? [] : [`${tree.size}`, tree.root]),
  ].join("\n");
  const revealText = ["lootbox/reveal/v2", sha256(offer), clientEntropy].join("\n");
  const signature = reveal(revealText);
  const head = [userId, `${nonce}`, sha256(offer), serverSeed, clientEntropy, question.browserKey, signature];
  const draws = drawWith(serverSeed, question);
  const lists = [draws.tickets, draws.itemIds, question.inventoryItemIds, question.transactionIds];
  const receipt = [
    "lootbox/receipt/v2",
    ...head,
    ...lists.map((list) => list.join(",")),
    `${balance - priceCents * quantity}`,
    question.time,
    before,
  ].join("\n");
  const voided = [
    "lootbox/void/v2",
    ...head,
    "INSUFFICIENT_BALANCE",
    question.movements.map(([id, cents]) => `${id}:${cents}`).join(","),
    `${question.movements.reduce((sum, [, cents]) => sum + cents, balance)}`,
    question.time,
    before,
  ].join("\n");
  return { serverSeed, ...draws, offer, reveal: revealText, signature, receipt, voided };
}
