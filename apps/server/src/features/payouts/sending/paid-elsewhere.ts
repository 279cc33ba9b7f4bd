import type { ProviderPayout } from "../../../payment-providers/provider.ts";
import type { PayoutParts } from "../parts.ts";
import { openCard } from "../payees/sealed-payee.ts";
import type { PayoutWithPayee } from "./sending.store.ts";

/**
 * Whether a provider says that a payout went to another card than the shop ordered. False if it does not tell, and if
 * the card was forgotten or sealed with a key that is gone.
 */
export function isPaidElsewhere(
  { secrets }: Pick<PayoutParts, "secrets">,
  { userId, payeeId, kind, ibanSealed }: Pick<PayoutWithPayee, "userId" | "payeeId" | "kind" | "ibanSealed">,
  { paidTo = {} }: ProviderPayout,
): boolean {
  if (kind !== "Card" || ibanSealed === null) return false;
  try {
    const { instrument, fingerprint } = openCard(secrets.rootKeys, { userId, payeeId }, ibanSealed);
    const isOther = (told: string | undefined, ordered: string) => told !== undefined && told !== ordered;
    // One card may have several instruments, and each of them one fingerprint.
    if (paidTo.fingerprint !== undefined) return isOther(paidTo.fingerprint, fingerprint);
    return isOther(paidTo.instrument, instrument);
  } catch {
    return false;
  }
}
