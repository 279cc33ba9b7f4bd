import type { CaseOutcome } from "@trove/contract";
import type { Transaction } from "../../database/connection.ts";
import { findCaseOfCheck, setCaseState } from "./cases.store.ts";

/**
 * Closes the case that asks to decide about a person's identity, unless it is about something else as well. Does
 * nothing if there is none yet. Locks the case.
 */
export async function closeDecided(
  tx: Transaction,
  userId: string,
  { outcome, at }: { outcome: CaseOutcome; at: Date },
): Promise<void> {
  const found = await findCaseOfCheck(tx, userId);
  if (found === undefined) return;
  await setCaseState(tx, found.caseId, { status: "Closed", assigneeId: found.assigneeId, outcome }, at);
}
