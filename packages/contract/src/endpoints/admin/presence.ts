import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { id } from "../../fields.ts";
import { PRESENCES } from "../../statuses.ts";

export const presenceEndpoints = {
  notePresence: {
    summary: "Tell that a record is open in the dashboard, again every few seconds, and learn who else has it open",
    access: ["Admin"],
    permission: null,
    body: z.strictObject({
      /** The record. */
      subjectId: id,
      /** What stands for the tab, made up by it. */
      seatId: id,
      doing: z.enum([...PRESENCES, "left"]),
    }),
    response: z.strictObject({
      others: z.array(z.strictObject({ userName: z.string(), doing: z.enum(PRESENCES) })),
    }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
