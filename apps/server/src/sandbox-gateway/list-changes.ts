import { z } from "zod";
import { GatewayProblem } from "./gateway-problem.ts";
import type { GatewayParts } from "./parts.ts";
import { type Change, readChanges } from "./sessions.store.ts";

const PAGE = 100;

const changesQuery = z.strictObject({ since: z.iso.datetime(), after: z.string().max(100).default("") });

/** Payments as they stand, by when they last changed. `after` goes on behind a payment of the moment `since`. */
export async function listChanges({ db }: GatewayParts, query: unknown): Promise<{ payments: Change[] }> {
  const parsed = changesQuery.safeParse(query);
  if (!parsed.success) throw new GatewayProblem(400, "invalid_request");
  const { since, after } = parsed.data;
  return { payments: await readChanges(db, new Date(since), after, PAGE) };
}
