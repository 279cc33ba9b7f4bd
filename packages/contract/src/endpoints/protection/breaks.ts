import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { timeUtc } from "../../fields.ts";

export const BREAK_KINDS = ["Break", "Exclusion"] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** A break is over by itself at `untilUtc`; an exclusion once it was reopened, from `reopensAtUtc` on. */
export const takenBreak = z.strictObject({
  kind: z.enum(BREAK_KINDS),
  untilUtc: timeUtc,
  /** Null unless the person has asked to reopen. */
  reopensAtUtc: timeUtc.nullable(),
});

export const breakEndpoints = {
  beginBreak: {
    summary: "Take a break from opening boxes and topping up, which nobody can end early",
    access: ["User"],
    body: z.strictObject({
      kind: z.enum(BREAK_KINDS),
      /** 24 hours to 6 months from now for a Break, 6 months to 5 years for an Exclusion. Without it, 24 hours. */
      until: z.iso.datetime().optional(),
    }),
    status: 201,
    response: takenBreak,
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
} as const satisfies Record<string, EndpointDefinition>;
