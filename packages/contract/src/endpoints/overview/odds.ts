import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, id, integerQueryFrom, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { LOOTBOX_STATUSES } from "../../statuses.ts";

/**
 * A test of honest odds that stays valid however often somebody looks. `evidence` is against the odds: how many times
 * likelier what happened is under other odds, on average over those tried, as a natural logarithm. The alarm is raised
 * when it reaches `alarmAt`.
 */
const test = z.strictObject({
  evidence: z.number(),
  highestEvidence: z.number(),
  alarmAt: z.number(),
  alarmedAtUtc: timeUtc.nullable(),
});

/** Ratios are of what was won, by market prices, to what was paid. */
const watchFields = {
  lootbox: z.strictObject({ id, name: z.string(), status: z.enum(LOOTBOX_STATUSES) }),
  tableVersion: z.int(),
  isCurrent: z.boolean(),
  openings: z.int(),
  price: euros,
  expectedRatio: z.number(),
  observedRatio: z.number(),
  /** Outside of these the payout raises an alarm. */
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
      /** The chance that any alarm of any version is ever false. */
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
      /** Exact, by the odds; rounded to a cent. */
      expectedValue: euros,
      /** Of one opening, in cents. */
      standardDeviationCents: z.number(),
      /** At most 90 points; the ratio of all openings up to each. */
      points: z.array(
        z.strictObject({
          atUtc: timeUtc,
          openings: z.int(),
          ratio: z.number(),
          low: z.number(),
          high: z.number(),
        }),
      ),
      /** How many tickets of each hundredth were drawn. */
      bins: z.array(z.int()),
    }),
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
