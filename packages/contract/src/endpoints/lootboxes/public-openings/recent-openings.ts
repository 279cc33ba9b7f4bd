import { z } from "zod";
import { MOST_RECENT_OPENINGS } from "../../../constants.ts";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { id, timeUtc } from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { itemBrief } from "../../items/items.ts";

const openingName = z.strictObject({ isShown: z.boolean() });

export const recentOpeningEndpoints = {
  listRecentOpenings: {
    summary: "The latest openings in the public log, of all boxes or of one. Names only of people who chose it",
    access: "public",
    query: z.strictObject({ lootboxId: idOf("lootbox").optional() }),
    response: z
      .array(
        z.strictObject({
          /** The index of the opening's record in the records log. `draw` tells which of the record's draws it is. */
          logIndex: z.int(),
          drawIndex: z.int(),
          lootBox: z.strictObject({ id, name: z.string() }),
          item: itemBrief,
          ticket: z.int(),
          /** Rounded down to the minute, as in the public log. */
          openedAtUtc: timeUtc,
          /** The person's username; null unless they chose to show it. */
          userName: z.string().nullable(),
          /** The token of the opening's public page; null unless the person chose to list that page here. */
          sharedToken: z.string().nullable(),
        }),
      )
      .max(MOST_RECENT_OPENINGS),
    errors: [],
  },
  getOpeningName: {
    summary: "Whether the person's username stands beside their openings",
    access: ["User"],
    response: openingName,
    errors: [],
  },
  setOpeningName: {
    summary: "Show or hide the person's username beside all their openings, also past ones, at once",
    access: ["User"],
    body: openingName,
    response: openingName,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
