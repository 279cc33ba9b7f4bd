import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import type { GatewayParts } from "./parts.ts";
import type { PaymentState } from "./payment-state.ts";
import { readChanges } from "./sessions.store.ts";

const PAGE = 100;

type ListedChange = PaymentState & { updatedAtUtc: string };

const changesQuery = z.strictObject({ since: z.iso.datetime(), after: z.string().max(100).default("") });

/** Payments as they stand, by when they last changed. `after` goes on behind a payment of the moment `since`. */
export async function listChanges({ db }: GatewayParts, query: unknown): Promise<{ payments: ListedChange[] }> {
  const parsed = changesQuery.safeParse(query);
  if (!parsed.success) throw new GatewayProblem(400, "invalid_request");
  const { since, after } = parsed.data;
  const changes = await readChanges(db, new Date(since), after, PAGE);
  return {
    payments: changes.map(({ updatedAt, ...state }) => ({ ...state, updatedAtUtc: updatedAt.toISOString() })),
  };
}
