import { noteConfirmed } from "./accounts.store.ts";
import type { AuthParts } from "./parts.ts";

/**
 * Notes that the holder of an account reads its mailbox. The first time, discards texts that were typed into the
 * account before, because mail shows its texts from then on. Call it after the commit that ends a stranger's sessions,
 * so that the stranger can't type more. Locks the offers and the account.
 */
export async function confirmEmail(
  { db, now, lockOffers, onEmailConfirmed }: Pick<AuthParts, "db" | "now" | "lockOffers" | "onEmailConfirmed">,
  userId: string,
  typist: Parameters<typeof noteConfirmed>[2],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOffers(tx, userId);
    if (await noteConfirmed(tx, userId, typist, now())) await onEmailConfirmed(tx, userId);
  });
}
