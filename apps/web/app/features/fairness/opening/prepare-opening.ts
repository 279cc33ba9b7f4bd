import { type Terms, oddsHash, parseOddsTable } from "@trove/fairness";
import { toEuros } from "@trove/money";
import { call } from "../../../api/call.ts";
import { newIntentKey } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { readHeld, writeHeld } from "./browser-record.ts";
import { type BrokenPromise, type Held, holdCommitments, pairAt, randomHex } from "./held-commitments.ts";
import type { Version1 } from "../version-1.ts";
import type { StoredOpening } from "./stored-opening.ts";

/** A box as the page shows it to the person who opens it. */
export type ShownBox = Pick<CallResult<"getLootbox">, "id" | "name" | "price" | "oddsHash" | "tableVersion"> & {
  drops: readonly { itemId: string; tickets: number }[];
};

export type OpeningIntent = { userId: string; box: ShownBox; quantity: number };

/** The shop returned a different commitment for a nonce whose commitment is held. Nothing may be opened on it. */
export class PromiseBroken extends Error {
  override readonly name = "PromiseBroken";
  readonly promise: BrokenPromise;

  constructor(promise: BrokenPromise) {
    super("The shop replaced a commitment");
    this.promise = promise;
  }
}

/** The published odds table differs from the one on the page. Nothing was sent. */
export class OddsDiffer extends Error {
  override readonly name = "OddsDiffer";
}

/** The exact text of the box's odds table. Throws OddsDiffer unless it equals the odds on the page. */
export async function readOddsTable({
  id,
  oddsHash: shownHash,
  tableVersion,
  price,
  drops,
}: ShownBox): Promise<string> {
  const { oddsTable: text } = await call("getLootboxVersion", { params: { id, tableVersion } });
  if (oddsHash(text) !== shownHash) throw new OddsDiffer();
  const table = parseOddsTable(text);
  const linesOf = (list: ShownBox["drops"]) => list.map(({ itemId, tickets }) => `${itemId} ${tickets}`).join();
  const isShown = table.boxId === id && table.priceCents === price && linesOf(table.drops) === linesOf(drops);
  if (!isShown) throw new OddsDiffer();
  return text;
}

/**
 * Fetches the person's current commitments and stores them with their entropy. Sets a first client seed if there is
 * none. Throws PromiseBroken.
 */
export async function refreshCommitments(
  userId: string,
): Promise<{ held: Held; response: CallResult<"getProvablyFair"> }> {
  const now = await call("getProvablyFair");
  const response = now.clientSeed === "" ? await call("updateClientSeed", { body: { clientSeed: randomHex() } }) : now;
  const { held, broken } = holdCommitments(
    readHeld(userId),
    response as typeof response & Version1["handOut"],
    randomHex,
  );
  if (broken !== undefined) throw new PromiseBroken(broken);
  writeHeld(userId, held);
  return { held, response };
}

/** Builds a request that can be proved: everything that the proof compares is held before anything is sent. */
export async function prepareOpening({ userId, box, quantity }: OpeningIntent): Promise<StoredOpening> {
  const [oddsTable, { held, response }] = await Promise.all([readOddsTable(box), refreshCommitments(userId)]);
  const pair = pairAt(held, response.nonce);
  if (pair === undefined) throw new Error(`commitment ${response.nonce} is not held`);
  const { clientEntropy, ...commitment } = pair.current;
  const { clientEntropy: _later, ...nextCommitment } = pair.next;
  const { lastReceipt } = held;
  const previousReceipt = lastReceipt?.nonce === response.nonce - 1 ? lastReceipt.text : undefined;
  const terms: Terms = {
    nonce: response.nonce,
    serverSeedHash: commitment.serverSeedHash,
    clientSeed: response.clientSeed,
    oddsHash: box.oddsHash,
  };
  return {
    userId,
    key: newIntentKey(),
    lootBoxId: box.id,
    lootBoxName: box.name,
    storedAt: new Date().toISOString(),
    body: { quantity, expectedPrice: toEuros(box.price), clientEntropy, terms },
    held: { commitment, nextCommitment, oddsTable, previousReceipt },
  };
}
