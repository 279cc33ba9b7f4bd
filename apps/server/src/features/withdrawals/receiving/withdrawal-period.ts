import { WITHDRAWAL_DAYS } from "@trove/contract";

const DAY_MS = 86_400_000;

/**
 * When the right to withdraw ends: with the last of the days after the one on which the last parcel arrived, in UTC, or
 * twelve months later if nobody told the buyer of it. Null without a delivery.
 */
export function withdrawalCloses(deliveredAt: Date | null, isInformed: boolean): Date | null {
  if (deliveredAt === null) return null;
  const midnight = Math.floor(deliveredAt.getTime() / DAY_MS) * DAY_MS;
  const closes = new Date(midnight + (WITHDRAWAL_DAYS + 1) * DAY_MS);
  if (!isInformed) closes.setUTCFullYear(closes.getUTCFullYear() + 1);
  return closes;
}
