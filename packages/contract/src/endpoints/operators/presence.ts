import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { idOf } from "../../ids.ts";
import { PRESENCES, RECORD_KINDS } from "../../statuses.ts";

export const presenceEndpoints = {
  notePresence: {
    summary: "Tell that a record is open in the dashboard, again every few seconds, and learn who else has it open",
    access: ["Admin"],
    permission: null,
    body: z.strictObject({
      /**
       * The record's id. Operators see each other if they have the record open with the same `kind`. They need the
       * permission to read that kind.
       */
      subjectId: idOf(...RECORD_KINDS),
      kind: z.enum(RECORD_KINDS),
      /** The tab's id, which the tab generates. */
      seatId: idOf("seat"),
      doing: z.enum([...PRESENCES, "left"]),
    }),
    response: z.strictObject({
      others: z.array(z.strictObject({ userName: z.string(), doing: z.enum(PRESENCES) })),
    }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
