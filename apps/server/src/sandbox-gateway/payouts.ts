import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import { newId } from "./keys.ts";
import { courseOfPayee } from "./means/test-accounts.ts";
import type { GatewayParts } from "./parts.ts";
import { changedPayouts, findPayout, insertPayout, namedPayouts, type Payout } from "./payouts.store.ts";

const payoutRequest = z.strictObject({
  reference: z.string().min(1).max(200),
  amountMinor: z.int().min(1).max(100_000_000),
  holder: z.string().min(1).max(200),
  iban: z.string().max(34),
});

/** Pays out to an account. If the request is repeated with its key, returns the same payout. */
export async function createPayout(
  { db, now }: GatewayParts,
  idempotencyKey: string | undefined,
  sent: unknown,
): Promise<Payout> {
  const parsed = payoutRequest.safeParse(sent);
  if (!parsed.success || !idempotencyKey) throw new GatewayProblem(400, "invalid_request");
  const { reference, amountMinor, iban } = parsed.data;
  const at = now();
  const { status, nextStep, afterSeconds } = courseOfPayee(iban);
  await insertPayout(db, {
    payoutId: newId("out"),
    idempotencyKey,
    reference,
    amountMinor,
    status,
    nextStep,
    nextStepAt: nextStep === null ? null : new Date(at.getTime() + afterSeconds * 1000),
    createdAt: at,
    updatedAt: at,
  });
  const payout = await findPayout(db, idempotencyKey);
  if (payout.reference === reference && payout.amountMinor === amountMinor) return payout;
  throw new GatewayProblem(409, "idempotency_key_reused");
}

const listed = z.union([
  z.strictObject({ since: z.iso.datetime() }),
  z.strictObject({ reference: z.string().min(1).max(200) }),
]);

/** Lists the payouts that were made or changed at or after a time, or those with a reference. */
export async function listPayouts({ db }: GatewayParts, query: unknown): Promise<{ payouts: Payout[] }> {
  const parsed = listed.safeParse(query);
  if (!parsed.success) throw new GatewayProblem(400, "invalid_request");
  const { data } = parsed;
  return {
    payouts: await ("since" in data ? changedPayouts(db, new Date(data.since)) : namedPayouts(db, data.reference)),
  };
}
