import { z } from "zod";

const HOUR = 3_600_000;

/** True if a zone is known, and all its days of a year begin at full hours in UTC, as the sums of the ledger do. */
function hasFullHours(zone: string): boolean {
  try {
    const clock = new Intl.DateTimeFormat("en", { timeZone: zone, minute: "numeric" });
    return [1, 7].every((month) => Number(clock.format(new Date(Date.UTC(2026, month - 1) + HOUR))) === 0);
  } catch {
    return false;
  }
}

/** The name of a time zone, like Europe/Berlin. */
export const timeZone = z.string().refine(hasFullHours, "must be a time zone with full hours, like Europe/Berlin");
