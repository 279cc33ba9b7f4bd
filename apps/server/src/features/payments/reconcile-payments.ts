import type { PaymentParts } from "./parts.ts";
import { readProviderCheck, setCheckedUntil } from "./reconciliation.store.ts";
import { settle } from "./settle.ts";

/** How far back the first comparison of all goes. */
const FIRST_LOOK_MILLISECONDS = 24 * 3_600_000;

/**
 * Compares the provider's own list with ours: what came about since the last time and never reached us by a notice is
 * settled now, also for payments that nobody waits for any more. Where the list can't be had, the next run begins at the
 * same moment.
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
