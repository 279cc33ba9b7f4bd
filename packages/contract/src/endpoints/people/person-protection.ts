import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, euros, freeText, id, timeUtc } from "../../fields.ts";
import { HARM_MARKERS } from "../../statuses.ts";
import { BREAK_KINDS, takenBreak } from "../protection/breaks.ts";
import { playMonth, protection } from "../protection/protection.ts";
import { byPersonId } from "./people.ts";

export const personProtectionEndpoints = {
  getPersonProtection: {
    summary: "What protects a person, as they see it, with their months of play and signs of harm",
    access: ["Admin"],
    permission: "people.read",
    params: byPersonId,
    response: z.strictObject({
      protection,
      /** As the person has declared it. */
      birthDate: day.nullable(),
      /** The last twelve months, newest first. */
      months: z.array(playMonth),
      /** The last signs of harm, newest first. */
      markers: z.array(
        z.strictObject({
          kind: z.enum(HARM_MARKERS),
          foundAtUtc: timeUtc,
          caseId: id,
          caseNumber: z.string(),
          /** Paid in a week, lost in a day, or sent back in 30 days; null for NightPlay. */
          amount: euros.nullable(),
          /** The usual spending of a week; null for other kinds than RisingSpend. */
          usualAmount: euros.nullable(),
          /** Nights of a week with openings; null for other kinds than NightPlay. */
          nights: z.int().nullable(),
          /** The top-ups of 30 days, and how often money was sent back, and in vain; null for other kinds. */
          depositedAmount: euros.nullable(),
          returns: z.int().nullable(),
          failedReturns: z.int().nullable(),
        }),
      ),
    }),
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  startPersonBreak: {
    summary: "Start a break or an exclusion of a person, which nobody can end early; the person gets an email",
    access: ["Admin"],
    /** An Exclusion needs people.protect. */
    permission: ["people.change", "people.protect"],
    params: byPersonId,
    body: z.strictObject({
      kind: z.enum(BREAK_KINDS),
      /** 24 hours to 6 months from now for a Break, 6 months to 5 years for an Exclusion. Without it, 24 hours. */
      until: z.iso.datetime().optional(),
      reason: freeText("Reason", 300),
    }),
    status: 201,
    /** The break in force, which may be a longer one from before. */
    response: takenBreak,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
