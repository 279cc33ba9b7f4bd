import { randomUUIDv7 } from "node:crypto";
import type { BreakKind } from "@trove/contract";
import type { Transaction } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { keptMarks, type ReadProvenPlaces } from "../exclusions/kept-marks.ts";
import { breakEnd } from "./break-end.ts";
import { callImpose, readBreak, type TakenBreak } from "./breaks.store.ts";

/**
 * Begins a break of a person for an operator. The longest break counts, so it never shortens another one. Returns the
 * breaks in force before and after it. Throws VALIDATION_FAILED for an end that is too early or too late.
 */
export async function imposeBreak(
  parts: { secrets: Pick<Secrets, "rootKeys">; readProvenPlaces: ReadProvenPlaces },
  tx: Transaction,
  userId: string,
  { kind, until }: { kind: BreakKind; until: string | undefined },
  at: Date,
): Promise<{ before: TakenBreak | null; taken: TakenBreak }> {
  const end = breakEnd(kind, until, at);
  const before = await readBreak(tx, userId);
  const marks = kind === "Exclusion" ? await keptMarks({ ...parts, db: tx }, userId) : [];
  const taken = await callImpose(tx, userId, { breakId: randomUUIDv7(), kind, until: end, marks }, at);
  return { before, taken };
}
