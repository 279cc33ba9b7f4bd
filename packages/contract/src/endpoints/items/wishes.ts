import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, id, pageOf, pageQuery } from "../../fields.ts";
import { idOf, naming } from "../../ids.ts";
import { item } from "./items.ts";

/** `showsName` is true if the page shows the person's username. */
const share = z.strictObject({ token: z.string(), showsName: z.boolean() });

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
  getWishlistShare: {
    summary: "The link to the person's wishlist; null if they don't share it",
    access: ["User"],
    response: z.strictObject({ share: share.nullable() }),
    errors: [],
  },
  shareWishlist: {
    summary: "Let everybody with the link see the wishlist. Shared again, the link stays",
    access: ["User"],
    body: share.pick({ showsName: true }),
    response: share,
    errors: [],
  },
  stopSharingWishlist: {
    summary: "End the link to the wishlist, if there is one. A later one is another link",
    access: ["User"],
    status: 204,
    response: empty,
    errors: [],
  },
  getSharedWishlist: {
    summary:
      "The items of a shared wishlist that the shop shows, latest first, and its person's name if they chose that",
    access: "public",
    params: z.strictObject({
      token: z
        .string()
        .regex(/^[\w-]{22}$/, "must be the end of a link")
        .meta(naming("sharedWishlist")),
    }),
    query: z.strictObject(pageQuery),
    response: pageOf(item).extend({ userName: z.string().nullable() }),
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
