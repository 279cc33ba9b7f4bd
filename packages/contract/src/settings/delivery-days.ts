import { z } from "zod";
import { countryCode } from "./country-code.ts";

/** The most working days that a delivery may take, and days that the shop may name as closed. */
const DAYS_LIMIT = 60;
const CLOSED_LIMIT = 100;

const onTheWay = z.int().min(1).max(DAYS_LIMIT);

/** The fewest and the most working days on the way, by method. */
const ranges = { standardMin: onTheWay, standardMax: onTheWay, expressMin: onTheWay, expressMax: onTheWay };

type Ranges = { [Name in keyof typeof ranges]: number };

const inOrder = <Schema extends z.ZodType<Ranges>>(schema: Schema) =>
  schema
    .refine(({ standardMin, standardMax }) => standardMin <= standardMax, {
      path: ["standardMax"],
      error: "must be at least the fewest days",
    })
    .refine(({ expressMin, expressMax }) => expressMin <= expressMax, {
      path: ["expressMax"],
      error: "must be at least the fewest days",
    });

/** When parcels are handed over and arrive, in working days: Monday to Friday, without the closed days. */
export const deliveryRules = inOrder(
  z.strictObject({
    /** Orders from this hour on, in the shop's time zone, count as those of the next day. */
    cutoffHour: z.int().min(0).max(24),
    /** Working days until a parcel is handed over. */
    handlingDays: z.int().min(0).max(DAYS_LIMIT),
    ...ranges,
    /** The countries where they differ. */
    countries: z.partialRecord(countryCode, inOrder(z.strictObject(ranges))),
    /** Further days on which nothing is handed over and nothing arrives. */
    closedOn: z.array(z.iso.date()).max(CLOSED_LIMIT),
  }),
);
export type DeliveryRules = z.output<typeof deliveryRules>;
