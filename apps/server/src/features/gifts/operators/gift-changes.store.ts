import type { Cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { OperatorRefund } from "../../../command/functions.generated.ts";
import type { Transaction } from "../../../database/connection.ts";

type NewGift = { gift: string; hash: Buffer; operator: string; amountCents: Cents; at: Date; expiresAt: Date };

/** Writes an issued code, whose amount is owed from then on. */
export async function callIssue(tx: Transaction, gift: NewGift): Promise<void> {
  await callCommand(tx, command("gift_issue", gift));
}

/** Voids a code. Throws NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT. */
export async function callVoid(
  tx: Transaction,
  gift: string,
  version: number,
  refund: OperatorRefund,
  at: Date,
): Promise<void> {
  await callCommand(tx, command("gift_void", { gift, version, refund, at }));
}
