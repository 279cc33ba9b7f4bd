import { randomUUIDv7 } from "node:crypto";
import { commitmentOf, serverSeed } from "@trove/fairness";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { lockState, openRoot, signingKeyAt } from "../fairness/index.ts";
import { drawOpening } from "./draw-opening.ts";
import { type OpeningRequest, requireOpenBox, requireTerms } from "./opening-rules.ts";
import { callOpen, type OpeningOutcome, readOpeningContext, type RecordedFacts } from "./openings.store.ts";
import type { LootboxParts } from "./parts.ts";

const UNLOCKED_ATTEMPTS = 2;

/**
 * Opens a box 1 to 5 times: all openings are charged, drawn and delivered, or none is.
 *
 * Reads the inputs of the draws, draws without a lock, and passes the result to `command.open_lootbox`. That locks the
 * person's fairness row, checks that the inputs have not changed, and writes. If they have changed, the draw is
 * repeated. The third attempt locks the row before it reads, so that a person's own parallel requests can't starve it.
 * Throws NOT_FOUND, LOOTBOX_UNAVAILABLE, PRICE_CHANGED, DRAW_TERMS_CHANGED, INSUFFICIENT_BALANCE.
 */
export async function openLootbox(
  parts: LootboxParts,
  person: Person,
  idempotency: Idempotency,
  request: OpeningRequest,
): Promise<RecordedFacts> {
  for (let attempt = 0; attempt < UNLOCKED_ATTEMPTS; attempt += 1) {
    const result = await attemptOpening(parts, person, idempotency, request);
    if (result.outcome !== "stale") return result.facts;
  }
  return parts.db.transaction().execute(async (tx) => {
    await lockState(tx, person.userId);
    const result = await attemptOpening({ ...parts, db: tx }, person, idempotency, request);
    if (result.outcome === "stale") throw new Error("the terms of an opening moved while its person's row was held");
    return result.facts;
  });
}

async function attemptOpening(
  { db, secrets, versions, now }: LootboxParts,
  person: Person,
  idempotency: Idempotency,
  request: OpeningRequest,
): Promise<OpeningOutcome> {
  const at = now();
  const { userId } = person;
  const context = await readOpeningContext(db, person, idempotency, at, request.lootboxId);
  if (context.recorded) return { outcome: "replayed", facts: context.recorded };

  const tableVersion = requireOpenBox(context.box);
  const box = await versions.find(db, request.lootboxId, tableVersion);
  if (box === undefined) throw new Error(`box ${request.lootboxId} has no version ${tableVersion}`);
  const { nonce, clientSeed } = context;
  const userRoot = openRoot(secrets.rootKeys, userId, Buffer.from(context.rootEncrypted, "hex"));
  const seed = serverSeed(userRoot, userId, nonce);
  const serverSeedHash = commitmentOf(seed);
  requireTerms(request, box, { nonce, serverSeedHash, clientSeed, oddsHash: box.oddsHash });

  const sources = {
    userId,
    userRoot,
    serverSeed: seed,
    serverSeedHash,
    nonce,
    clientSeed,
    clientEntropy: request.clientEntropy,
    previousReceiptHash: context.receiptHash,
    quantity: request.quantity,
    at,
  };
  const signingKey = signingKeyAt(secrets.signingKeys, at);
  const { facts, draws, receipt } = drawOpening(signingKey, box, sources, context.walletId, randomUUIDv7);
  const { lootboxId, priceCents } = box;
  const result = await callOpen(db, person, idempotency, at, {
    opening: { lootboxId, tableVersion, priceCents, nonce, clientSeed, draws, receipt },
    facts,
  });
  if (result.outcome === "stale") versions.forget(lootboxId, tableVersion);
  return result;
}
