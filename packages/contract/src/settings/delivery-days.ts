import { z } from "zod";
import { countryCode } from "./country-code.ts";

/** The most working days that a delivery may take, and days that the shop may name as closed. */
const DAYS_LIMIT = 60;
const CLOSED_LIMIT = 100;

const range = z
  .strictObject({ min: z.int().min(1).max(DAYS_LIMIT), max: z.int().min(1).max(DAYS_LIMIT) })
  .refine(({ min, max }) => min <= max, { path: ["max"], error: "must be at least the smallest number of days" });

const ranges = { standard: range, express: range };

/** When parcels are handed over and arrive, in working days: Monday to Friday, without the closed days. */
export const deliveryRules = z.strictObject({
  /** Orders from this hour on, in the shop's time zone, count as those of the next day. */
  cutoffHour: z.int().min(0).max(24),
  /** Working days until a parcel is handed over. */
  handlingDays: z.int().min(0).max(DAYS_LIMIT),
  /** Working days on the way. */
  ...ranges,
  /** The countries where they differ. */
  countries: z.partialRecord(countryCode, z.strictObject(ranges)),
  /** Further days on which nothing is handed over and nothing arrives. */
  closedOn: z.array(z.iso.date()).max(CLOSED_LIMIT),
});
export type DeliveryRules = z.output<typeof deliveryRules>;
