import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { id, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";

export const auditEndpoints = {
  listAudit: {
    summary: "What operators did, newest first",
    access: ["Admin"],
    permission: "audit.read",
    query: z.strictObject({
      subjectId: idOf("case", "category", "item", "person", "shipment").optional(),
      ...pageQuery,
    }),
    response: pageOf(
      z.strictObject({
        id,
        actor: z.strictObject({ userInfoId: id, userName: z.string() }),
        /** The name of the endpoint. */
        action: z.string(),
        subjectId: id,
        /** The state before and after the action; null where nothing existed. */
        before: z.unknown(),
        after: z.unknown(),
        createdAtUtc: timeUtc,
      }),
    ),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
