import { noteConfirmed } from "./accounts.store.ts";
import type { AuthParts } from "./parts.ts";

/**
 * Notes that the holder of an account reads its mailbox. From the first time on, mail carries texts of the account, so
 * those from before end. To be called after the commit that ends a stranger's sessions: what they type until then is
 * from before. Locks the account.
 */
export async function confirmEmail(
  { db, now, onEmailConfirmed }: Pick<AuthParts, "db" | "now" | "onEmailConfirmed">,
  userId: string,
  typist: Parameters<typeof noteConfirmed>[2],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await noteConfirmed(tx, userId, typist, now())) await onEmailConfirmed(tx, userId);
  });
}
