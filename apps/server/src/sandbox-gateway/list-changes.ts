import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import type { GatewayParts } from "./parts.ts";
import type { PaymentState } from "./payment-state.ts";
import { readBegun, readChanges } from "./sessions.store.ts";

const PAGE = 100;

type ListedChange = PaymentState & { updatedAtUtc: string };

const changesQuery = z.strictObject({ since: z.iso.datetime(), after: z.string().max(100).default("") });

/**
 * Lists payments that changed at or after `since`, in order of their last change, and of their ids if that is equal.
 * For the next page, `since` and `after` are the time and the id of the last payment.
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
 * Lists payments that began at or after `from` and before `until`, in order of beginning, and of their ids if that is
 * equal. For the next page, `from` and `after` are the time and the id of the last payment.
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
