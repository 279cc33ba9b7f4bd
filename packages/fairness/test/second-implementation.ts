/*
 * A second implementation of the protocol, written from docs/fairness.md alone. It shares no code with the package and
 * uses only node:crypto, so that a mistake in one of the two shows as a difference.
 */
import { createHash, createHmac } from "node:crypto";

type Question = {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly clientEntropy: string;
  readonly nonce: number;
  readonly oddsTableText: string;
  readonly quantity: number;
};

type Result = {
  readonly serverSeedHash: string;
  readonly oddsHash: string;
  readonly tickets: number[];
  readonly itemIds: string[];
};

/**
 * Eight bytes modulo a million, byte by byte; undefined for the highest 551,616 numbers, which would bias the result.
 */
function reduce(eight: Buffer): number | undefined {
  if (eight.compare(Buffer.from("fffffffffff79540", "hex")) >= 0) return undefined;
  return eight.reduce((rest, byte) => (rest * 256 + byte) % 1_000_000, 0);
}

function ticketFrom(digest: Buffer): number {
  const numbers = [0, 8, 16, 24].map((start) => reduce(digest.subarray(start, start + 8)));
  return numbers.find((n) => n !== undefined) ?? ticketFrom(createHash("sha256").update(digest).digest());
}

/** Walks through the table's runs of tickets and returns the item of the run that contains the ticket. */
function itemUnder(ticket: number, oddsTableText: string): string {
  const runs = [...oddsTableText.matchAll(/\{"itemId":"([^"]*)","tickets":(\d+)\}/gu)];
  let before = 0;
  const winning = runs.filter(([, , tickets]) => {
    const isUnder = ticket >= before && ticket < before + Number(tickets);
    before += Number(tickets);
    return isUnder;
  });
  const itemId = winning[0]?.[1];
  if (itemId === undefined || winning.length !== 1) throw new Error(`Ticket ${ticket} lies under no single item`);
  return itemId;
}

/** Everything that the shop should return for one opening. */
export function recompute(question: Question): Result {
  const key = Buffer.from(question.serverSeed, "hex");
  const oddsHash = createHash("sha256").update(`lootbox/odds/v1\n${question.oddsTableText}`, "utf8").digest("hex");
  const tickets: number[] = [];
  for (let j = 0; j < question.quantity; j += 1) {
    const message = `lootbox/draw/v1\n${question.clientSeed}\n${question.clientEntropy}\n${question.nonce}\n${oddsHash}\n${j}`;
    tickets.push(ticketFrom(createHmac("sha256", key).update(message, "utf8").digest()));
  }
  return {
    serverSeedHash: createHash("sha256").update(key).digest("hex"),
    oddsHash,
    tickets,
    itemIds: tickets.map((ticket) => itemUnder(ticket, question.oddsTableText)),
  };
}
