import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import type { GatewayParts } from "./parts.ts";
import type { PaymentState } from "./payment-state.ts";
import { readBegun, readChanges } from "./sessions.store.ts";

const PAGE = 100;

type ListedChange = PaymentState & { updatedAtUtc: string };

const changesQuery = z.strictObject({ since: z.iso.datetime(), after: z.string().max(100).default("") });

/**
 * Payments in the order of their last change, from `since` on. `after` is a payment id: payments changed at `since` are
 * listed only from behind it.
 */
export async function listChanges({ db }: GatewayParts, query: unknown): Promise<{ payments: ListedChange[] }> {
  const parsed = changesQuery.safeParse(query);
  if (!parsed.success) throw new GatewayProblem(400, "invalid_request");
  const { since, after } = parsed.data;
  const changes = await readChanges(db, new Date(since), after, PAGE);
  return {
    payments: changes.map(({ updatedAt, ...state }) => ({ ...state, updatedAtUtc: updatedAt.toISOString() })),
  };
}

type ListedBegun = PaymentState & { createdAtUtc: string };

const begunQuery = z.strictObject({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  after: z.string().max(100).default(""),
});

/**
 * Payments in the order of their beginning, from `from` on and before `until`. `after` is a payment id: payments that
 * began at `from` are listed only from behind it.
 */
export async function listBegun({ db }: GatewayParts, query: unknown): Promise<{ payments: ListedBegun[] }> {
  const parsed = begunQuery.safeParse(query);
  if (!parsed.success) throw new GatewayProblem(400, "invalid_request");
  const { from, until, after } = parsed.data;
  const begun = await readBegun(db, { from: new Date(from), until: new Date(until), afterId: after }, PAGE);
  return {
    payments: begun.map(({ createdAt, ...state }) => ({ ...state, createdAtUtc: createdAt.toISOString() })),
  };
}
