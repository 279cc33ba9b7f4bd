import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { type Account, lockAccount } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { requireSession } from "./sessions.store.ts";

/**
 * Returns the account of the person who sends a request, and locks its row until the transaction ends. Throws
 * UNAUTHENTICATED if the session has ended since the request's headers were checked, because its body may arrive much
 * later.
 */
export async function lockOwnAccount(
  { now }: Pick<AuthParts, "now">,
  tx: Transaction,
  { userId, sessionId }: Person,
): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  await requireSession(tx, userId, sessionId, now());
  return account;
}
