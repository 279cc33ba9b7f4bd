import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, id, integerQueryFrom, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { LOOTBOX_STATUSES } from "../../statuses.ts";

/**
 * A sequential test of the odds: it stays valid however often it is read. `evidence` is the natural logarithm of an
 * e-value: how many times likelier the observed draws are under other odds than under the published ones, averaged over
 * the alternatives tried. The alarm is raised when it reaches `alarmAt`.
 */
const test = z.strictObject({
  evidence: z.number(),
  highestEvidence: z.number(),
  alarmAt: z.number(),
  alarmedAtUtc: timeUtc.nullable(),
});

/** Ratios are the market value of all wins divided by the prices paid. */
const watchFields = {
  lootbox: z.strictObject({ id, name: z.string(), status: z.enum(LOOTBOX_STATUSES) }),
  tableVersion: z.int(),
  isCurrent: z.boolean(),
  openings: z.int(),
  price: euros,
  expectedRatio: z.number(),
  observedRatio: z.number(),
  /** An observed ratio outside of this band raises an alarm. */
  band: z.strictObject({ low: z.number(), high: z.number() }),
  payout: test,
  tickets: test,
};

export const watchedOddsEndpoints = {
  listWatchedOdds: {
    summary: "How each opened version of a box pays, against its published odds",
    access: ["Admin"],
    permission: "overview.read",
    response: z.strictObject({
      asOfUtc: timeUtc.nullable(),
      /** The chance that there is ever a false alarm, over all versions. */
      falseAlarmChance: z.number(),
      versions: z.array(z.strictObject(watchFields)),
    }),
    errors: [],
  },
  getWatchedOdds: {
    summary: "One version in detail, with its way through the band",
    access: ["Admin"],
    permission: "overview.read",
    params: z.strictObject({
      id: idOf("lootbox"),
      tableVersion: integerQueryFrom(1),
    }),
    response: z.strictObject({
      asOfUtc: timeUtc.nullable(),
      ...watchFields,
      /** Calculated exactly from the odds, then rounded to a cent. */
      expectedValue: euros,
      /** The standard deviation of one opening, in cents. */
      standardDeviationCents: z.number(),
      /** At most 90 points. Each has the ratio over all openings up to it. */
      points: z.array(
        z.strictObject({
          atUtc: timeUtc,
          openings: z.int(),
          ratio: z.number(),
          low: z.number(),
          high: z.number(),
        }),
      ),
      /** The number of tickets drawn in each hundredth of the range of tickets. */
      bins: z.array(z.int()),
    }),
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
