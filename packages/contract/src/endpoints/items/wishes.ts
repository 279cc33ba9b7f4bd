import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, id, pageOf, pageQuery } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { item } from "./items.ts";

export const wishEndpoints = {
  listWishes: {
    summary: "The items on the person's wishlist that the shop shows, latest first",
    access: ["User"],
    query: z.strictObject(pageQuery),
    response: pageOf(item),
    errors: [],
  },
  listWishIds: {
    summary: "The ids of the items on the person's wishlist",
    access: ["User"],
    response: z.array(id),
    errors: [],
  },
  addWish: {
    summary: "Put an item on the wishlist: its person is told when the price falls or stock returns",
    access: ["User"],
    params: z.strictObject({ id: idOf("item") }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND", "WISH_LIMIT"],
  },
  removeWish: {
    summary: "Take an item off the wishlist, if it is there",
    access: ["User"],
    params: z.strictObject({ id: idOf("item") }),
    status: 204,
    response: empty,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
