import type { PaymentParts } from "./parts.ts";
import { readProviderCheck, setCheckedUntil } from "./reconciliation.store.ts";
import { settle } from "./settle.ts";

/** How far back the very first comparison goes. */
const FIRST_LOOK_MILLISECONDS = 24 * 3_600_000;

/**
 * Compares the provider's list with ours: settles what is new since the last run and never reached us by webhook,
 * including payments that nobody waits for any more. If the list is unavailable, the next run starts at the same
 * moment.
 */
export async function reconcilePayments(parts: PaymentParts): Promise<void> {
  const { db, provider, now, log } = parts;
  const at = now();
  const since = await readProviderCheck(db, provider.name, new Date(at.getTime() - FIRST_LOOK_MILLISECONDS));
  for (const said of await provider.listSince(since)) {
    await settle(parts, said).catch((error: unknown) =>
      log.warn({ err: error, providerPaymentId: said.providerPaymentId }, "could not reconcile a payment"),
    );
  }
  await setCheckedUntil(db, provider.name, at);
}
