import type { Cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Transaction } from "../../../database/connection.ts";

/** Begins to close an account for a person who has asked in writing. Throws STATUS_CONFLICT. */
export async function callBeginFor(tx: Transaction, userId: string, at: Date): Promise<void> {
  await callCommand(tx, command("closure_begin_for", { user: userId, at }));
}

/** Takes back what an operator has begun. Throws STATUS_CONFLICT. */
export async function callTakeBackFor(tx: Transaction, userId: string): Promise<void> {
  await callCommand(tx, command("closure_take_back_for", { user: userId }));
}

/** Empties a closed account. Throws STATUS_CONFLICT, and VERSION_CONFLICT if it has another balance. */
export async function callClearRest(
  tx: Transaction,
  userId: string,
  rest: { cents: Cents; isTransferred: boolean },
  at: Date,
): Promise<void> {
  await callCommand(tx, command("closure_clear_rest", { user: userId, ...rest, at }));
}

/** Says the last word for a person. Throws STATUS_CONFLICT, CLOSURE_HELD and VERSION_CONFLICT. */
export async function callConfirmFor(
  tx: Transaction,
  userId: string,
  left: { pieces: number; givenUpCents: Cents },
  at: Date,
): Promise<void> {
  await callCommand(tx, command("closure_confirm_for", { user: userId, ...left, at }));
}
