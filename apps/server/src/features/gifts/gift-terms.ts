import { allMarkets, type GiftState, type Markets } from "@trove/contract";

type Terms = { status: "Live" | "Redeemed" | "Expired" | "Void"; activeFrom: Date; expiresAt: Date };

/** The state of a code at a moment. The job that ends codes may be late. */
export function giftState({ status, activeFrom, expiresAt }: Terms, at: Date): GiftState {
  if (status !== "Live") return status;
  if (expiresAt <= at) return "Expired";
  return activeFrom > at ? "Held" : "Active";
}

/** When a code expires that somebody may redeem in any market: after the longest term of all markets. */
export function giftExpiry(markets: Markets, at: Date): Date {
  const years = Math.max(...allMarkets(markets).map(({ giftYears }) => giftYears));
  const expiresAt = new Date(at);
  expiresAt.setUTCFullYear(at.getUTCFullYear() + years);
  return expiresAt;
}

/** A bought code can be redeemed a day after its payment. Until then, the owner of a stolen card may notice. */
export const heldUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + 24 * 3_600_000);
