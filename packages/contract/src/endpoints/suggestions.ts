import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, id } from "../fields.ts";
import { offeredItem } from "./items/items.ts";

export const suggestionEndpoints = {
  listSuggestions: {
    summary: "What a text may mean while somebody types it: items, boxes and categories, best first",
    access: "public",
    query: z.strictObject({ search: z.string().trim().min(1).max(100) }),
    response: z.strictObject({
      items: z.array(offeredItem).max(5),
      boxes: z.array(z.strictObject({ id, name: z.string(), imageUrl: z.string(), hue: z.int(), price: euros })).max(3),
      categories: z.array(z.strictObject({ id, name: z.string(), imageUrl: z.string() })).max(2),
    }),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
} as const satisfies Record<string, EndpointDefinition>;
