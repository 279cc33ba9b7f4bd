import type { PayableCard } from "../payout-provider.ts";
import type { CardPayoutTypes, CheckoutPayment } from "./payloads.ts";
import { stateOf } from "./payloads.ts";

/** The types of transfers that the schemes treat as gambling. */
const GAMBLING: readonly string[] = ["OG"];

/** Whether a card takes transfers of this type. Where it is unknown, the vendor decides about the payout. */
export function takesPayouts(types: CardPayoutTypes, transferType: string): boolean {
  const kind = GAMBLING.includes(transferType) ? "gambling" : "non_money_transfer";
  const ways = [types[`domestic_${kind}`], types[`cross_border_${kind}`]];
  return ways.some((way) => way !== undefined && way !== "not_supported");
}

/** YYYY-MM of a card's last valid month. */
const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`;

/**
 * Returns the card of a payment, if its owner proved by 3-D Secure that it is theirs. Undefined for wallets, whose
 * device has another number, for cards that the vendor has not kept, and for expired ones.
 */
export function cardOf(said: CheckoutPayment, now: Date): PayableCard | undefined {
  const { source, "3ds": secure } = said;
  const { id, fingerprint, last4, expiry_month: month, expiry_year: year } = source ?? {};
  const isProven = secure?.authentication_response === "Y" && secure.downgraded !== true;
  if (source?.type !== "card" || source.card_wallet_type || !isProven || stateOf(said.status) !== "Captured") return;
  if (!id?.startsWith("src_") || !fingerprint || !last4 || !month || !year) return;
  const expires = monthOf(year, month);
  if (expires < now.toISOString().slice(0, 7)) return;
  const { scheme, name } = source;
  return {
    providerPaymentId: said.id,
    instrument: id,
    fingerprint,
    brand: scheme || "Card",
    last4,
    expires,
    holder: name || null,
  };
}
