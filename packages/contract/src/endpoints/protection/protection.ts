import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, euros, eurosInput, id, integerQueryFrom, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { countryCode } from "../../settings/country-code.ts";
import { offeredLanguages } from "../../places/languages.ts";
import { helpLine } from "../../settings/help-lines.ts";
import { market } from "../../settings/markets.ts";
import { takenBreak } from "./breaks.ts";
import { IDENTITY_STATES } from "./identity-states.ts";
import { DUE_CHECKS, LIMIT_CHANGES, LIMIT_KINDS, LIMIT_PERIODS } from "./kinds.ts";

const kind = z.enum(LIMIT_KINDS);
const period = z.enum(LIMIT_PERIODS);

/** SHA-256 in hex. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 lowercase hex characters");

const limit = z.strictObject({
  id,
  kind,
  period,
  /** Null for none any more. */
  amount: euros.nullable(),
  /** A higher amount, or none, that the person has asked for. It counts once they confirm it. */
  raise: z
    .strictObject({
      amount: euros.nullable(),
      requestedAtUtc: timeUtc,
      confirmableAtUtc: timeUtc,
      lapsesAtUtc: timeUtc,
    })
    .nullable(),
});

export const protection = z.strictObject({
  /** The break in force; null without one. */
  break: takenBreak.nullable(),
  limits: z.array(limit),
  /** The counted sums of the running day, week and month of the shop's time zone. */
  used: z.array(
    z.strictObject({ period, depositedAmount: euros, spentAmount: euros, lostAmount: euros, resetsAtUtc: timeUtc }),
  ),
  /** The history of limits, newest first. A null amount is none. */
  history: z.array(
    z.strictObject({ kind, period, change: z.enum(LIMIT_CHANGES), amount: euros.nullable(), changedAtUtc: timeUtc }),
  ),
  /** The checks that the next offer or top-up waits for, and LimitChoice if it was not asked for a year. */
  due: z.array(z.enum(DUE_CHECKS)),
  /** The text of the consent that is due, in the reader's language; null if none is. */
  drawingConsent: z
    .strictObject({ version: z.int(), language: z.enum(offeredLanguages), text: z.string(), textHash: sha256 })
    .nullable(),
  /** The running play session. It ends 15 minutes after its last opening. */
  session: z.strictObject({ startedAtUtc: timeUtc, spentAmount: euros, wonAmount: euros, netAmount: euros }).nullable(),
  /** The person's own minutes between reality checks; null for those of the market. */
  realityMinutes: z.int().nullable(),
  /** From Declared on, birth date and residence are known. */
  identity: z.strictObject({ state: z.enum(IDENTITY_STATES), residence: z.string().nullable() }),
  /** The strictest settings of all countries that the shop knows of the person. */
  market,
  /** Organisations that help people who worry about playing, of those countries. */
  helpLines: z.array(helpLine),
  /** True from six to twelve months after the last choice of a limit. */
  isReviewDue: z.boolean(),
  /** True while the person closes their account. */
  isClosing: z.boolean(),
});

export const playMonth = z.strictObject({
  /** The first day of the month. */
  from: day,
  depositedAmount: euros,
  spentAmount: euros,
  wonAmount: euros,
  openings: z.int(),
  /** Won, at sell prices, less paid for boxes. */
  netAmount: euros,
  /** The sum that items were sold back for, whenever they were won. */
  soldAmount: euros,
  /** The time from the first to the last opening of each play session. */
  playedMinutes: z.int(),
});

export const protectionEndpoints = {
  getProtection: {
    summary: "What protects the person: limits, what counts towards them, the play session, and what is due",
    access: ["User"],
    response: protection,
    errors: [],
  },
  setLimit: {
    isEssential: true,
    summary: "Set a limit. A first or lower one counts at once; a higher one, or none, has to be confirmed later",
    access: ["User"],
    body: z.strictObject({ kind, period, amount: eurosInput.nullable() }),
    response: protection,
    errors: [],
  },
  confirmLimit: {
    isEssential: true,
    summary: "Confirm a higher limit, once it has waited for as long as the market asks",
    access: ["User"],
    params: z.strictObject({ id: idOf("limit") }),
    response: protection,
    errors: ["NOT_FOUND", "TOO_SOON", "STATUS_CONFLICT"],
  },
  acknowledgeCheck: {
    isEssential: true,
    summary: "Say that a check was seen or answered, so that the next offer can be made",
    access: ["User"],
    body: z
      .strictObject({
        what: z.enum(DUE_CHECKS),
        /** The hash of the text that was consented to. VERSION_CONFLICT if that text is not in force any more. */
        textHash: sha256.nullable().default(null),
        /** The person's own minutes between reality checks; without it, they stay. */
        realityMinutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).optional(),
      })
      .refine(({ what, textHash }) => what !== "DrawingConsent" || textHash !== null, {
        path: ["textHash"],
        error: "is required for a consent",
      }),
    response: protection,
    errors: ["VERSION_CONFLICT"],
  },
  reportPlay: {
    summary: "Time and money of play, by months of the shop's time zone, newest first, also as a CSV file",
    access: ["User"],
    query: z.strictObject({
      months: integerQueryFrom(1).pipe(z.number().max(24)).default(12),
      format: z.enum(["csv", "json"]).default("json"),
    }),
    isDownload: true,
    response: z.array(playMonth),
    errors: [],
  },
  beginIdentity: {
    isEssential: true,
    summary: "Declare or correct birth date and country of residence. Under 18 is refused",
    access: ["User"],
    body: z.strictObject({ birthDate: day, residence: countryCode }),
    response: protection,
    errors: ["TOO_SOON"],
  },
} as const satisfies Record<string, EndpointDefinition>;
