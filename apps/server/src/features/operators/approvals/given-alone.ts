import { type Cents, cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";

export type Given = { operatorId: string; recipientId: string; kind: FourEyesKind; amountCents: Cents };

/**
 * Records an amount that an operator gives without a second person. Returns the higher of two sums of the last 24
 * hours: what the operator gave alone, and what the recipient got from operators alone. Both sums count only `kinds`.
 * Locks both until the transaction ends.
 */
export async function noteGiven(
  tx: Transaction,
  { operatorId, recipientId, kind, amountCents }: Given,
  kinds: readonly FourEyesKind[],
  at: Date,
): Promise<Cents> {
  const given = { operator: operatorId, recipient: recipientId, kind, kinds: [...kinds], amountCents, at };
  return cents(await callCommand(tx, command("note_given", given)));
}
