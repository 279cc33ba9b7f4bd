import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { timeUtc } from "../../fields.ts";
import { naming } from "../../ids.ts";
import { signedText } from "../lootboxes/openings.ts";

export const BREAK_KINDS = ["Break", "Exclusion"] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** A break is over by itself at `untilUtc`; an exclusion once it was reopened, from `reopensAtUtc` on. */
export const takenBreak = z.strictObject({
  kind: z.enum(BREAK_KINDS),
  untilUtc: timeUtc,
  /** Null unless the person has asked to reopen. */
  reopensAtUtc: timeUtc.nullable(),
});

/** A stop of the protocol of fair openings, as a browser of the person has signed it. */
const signedStop = z.strictObject({
  text: z.string().max(1000),
  signature: z.string().regex(/^[0-9a-f]{128}$/, "must be 128 lowercase hex characters"),
});

/** The shop's answer to a stop, which a client sends back. The shop's own answers stay within these limits. */
const answerBack = z.strictObject({
  text: z.string().max(1000),
  keyId: z.string().max(64).meta(naming("signingKey")),
  signature: z.string().max(256),
});

export const breakEndpoints = {
  beginBreak: {
    summary: "Take a break from opening boxes and topping up, which nobody can end early",
    access: ["User"],
    body: z.strictObject({
      kind: z.enum(BREAK_KINDS),
      /** 24 hours to 6 months from now for a Break, 6 months to 5 years for an Exclusion. Without it, 24 hours. */
      until: z.iso.datetime().optional(),
      /** The break as the browser's key signed it. Ignored if it is another break, or somebody else's. */
      stop: signedStop.optional(),
    }),
    status: 201,
    /** `stopAnswer` is there if the stop was not ignored. */
    response: takenBreak.extend({ stopAnswer: signedText.optional() }),
    errors: [],
    isEssential: true,
  },
  reopenAccount: {
    summary: "End an exclusion whose time has passed, 24 hours from now",
    access: ["User"],
    body: z.strictObject({}),
    response: takenBreak,
    errors: ["STATUS_CONFLICT"],
  },
  answerStop: {
    summary: "End all offers by a signed stop, or ask for the answer that a stop has; a break is never begun",
    access: ["User"],
    /** `answer` is the shop's own, for a stop that it may have lost in a restore. */
    body: z.strictObject({ stop: signedStop, answer: answerBack.optional() }),
    response: z.strictObject({ answer: signedText }),
    errors: [],
    isEssential: true,
  },
  listStops: {
    summary: "List the stops of the person's browsers that the shop has taken, newest first, up to 1,000",
    access: ["User"],
    response: z.strictObject({ stops: z.array(z.strictObject({ stop: signedStop, answer: signedText })) }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
