import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, integerQueryFrom, timeUtc } from "../../fields.ts";

const count = z.int();
const months = integerQueryFrom(1).pipe(z.number().max(24)).default(12);

const reportedMonth = z.strictObject({
  /** Like 2026-01, in the company's time zone. */
  month: z.string(),
  /** People who opened boxes, counted every six hours; null for months before the shop counted them. */
  people: count.nullable(),
  /** Topped up. */
  depositedAmount: euros,
  /** Paid for boxes. */
  spentAmount: euros,
  /** The market value of what boxes gave. */
  wonAmount: euros,
  /** Won less paid. */
  netAmount: euros,
  limits: z.strictObject({ set: count, lowered: count, raised: count }),
  /** `running` is the number of people in one at the month's end, or now. */
  breaks: z.strictObject({ byPeople: count, byOperators: count, running: count }),
  /** `byShop` counts other accounts of people who have excluded themselves. */
  exclusions: z.strictObject({ byPeople: count, byOperators: count, byShop: count, running: count }),
  /** Signs of harm that were found. */
  markers: z.strictObject({ RisingSpend: count, NightPlay: count, RaiseAfterLoss: count, ReturnedTopUps: count }),
  /** Cases with a sign of harm that were closed. */
  casesClosed: count,
});

export const operatorProtectionEndpoints = {
  reportProtection: {
    summary: "What was played and what protected people, by months, newest first",
    access: ["Admin"],
    permission: "books.read",
    query: z.strictObject({ months }),
    response: z.strictObject({
      timeZone: z.string(),
      /** The time up to which the amounts are complete. */
      asOfUtc: timeUtc.nullable(),
      months: z.array(reportedMonth),
    }),
    errors: [],
  },
  downloadProtectionReport: {
    summary: "The report about protection as a CSV file",
    access: ["Admin"],
    permission: "books.read",
    query: z.strictObject({ months }),
    response: z.unknown(),
    isDownload: true,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
