import { z } from "zod";
import { SEARCH_LETTERS, THING_KINDS } from "../constants.ts";
import type { EndpointDefinition } from "../endpoint.ts";
import { freeText, id } from "../fields.ts";

const thing = z.strictObject({
  kind: z.enum(THING_KINDS),
  id,
  /** The number or name of the thing. */
  title: z.string(),
  /** A detail that distinguishes the thing from others with the same title, such as an order's recipient. */
  detail: z.string(),
  /** True if the search text is the thing's number, e-mail address or id. */
  isExact: z.boolean(),
  /** The thing whose page shows this one: the thing itself, or the shipment, person or payment that it belongs to. */
  page: z.strictObject({ kind: z.enum(THING_KINDS), id }),
});

export const searchEndpoints = {
  findThings: {
    summary: "The few things of each kind that a text fits best, of the kinds that the operator may read",
    access: ["Admin"],
    permission: null,
    query: z.strictObject({ text: freeText("text", 100).min(SEARCH_LETTERS) }),
    response: z.strictObject({ things: z.array(thing) }),
    isPersonal: true,
    errors: [],
    rateLimit: "search",
  },
} as const satisfies Record<string, EndpointDefinition>;
