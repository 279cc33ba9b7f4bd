import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { empty, euros, flag, id, timeUtc } from "../../../fields.ts";
import { idOf, naming } from "../../../ids.ts";
import { itemBrief } from "../../items/items.ts";
import { drop } from "../lootboxes.ts";

const choices = {
  /** True if the page shows the person's username. */
  showsName: z.boolean(),
  /** True if the page offers the file of proofs, which has the balance, ids and keys. */
  showsProof: z.boolean(),
  /** True if the box's page links to the shared page. */
  isListed: z.boolean(),
};
const share = z.strictObject({ token: z.string(), ...choices });
/** Pages that were loaded before the choice existed don't send `showsProof`. */
const chosen = { ...choices, showsProof: choices.showsProof.default(false) };
const ofTransaction = z.strictObject({ transactionId: idOf("transaction") });

/** 128 random bits in base64url. */
const byToken = z.strictObject({
  token: z
    .string()
    .regex(/^[\w-]{22}$/, "must be the end of a link")
    .meta(naming("sharedOpening")),
});

export const sharedOpeningEndpoints = {
  getOpeningShare: {
    summary: "How the person shares the record of an opening; null if not",
    access: ["User"],
    query: ofTransaction,
    response: z.strictObject({ share: share.nullable() }),
    errors: [],
  },
  shareOpening: {
    summary: "Let everybody with the link see an opening, with its proof only if chosen. Shared again, the link stays",
    access: ["User"],
    body: z.strictObject({ ...ofTransaction.shape, ...chosen }),
    response: share,
    errors: ["NOT_FOUND"],
  },
  stopSharingOpening: {
    summary: "End the link to an opening, if there is one. A later one is another link",
    access: ["User"],
    query: ofTransaction,
    status: 204,
    response: empty,
    errors: [],
  },
  getSharedOpening: {
    summary: "What a shared opening shows: its box, items, price and time, and the name if the person chose that",
    access: "public",
    params: byToken,
    query: z.strictObject({ includeDrops: flag.default(false) }),
    response: z.strictObject({
      lootBox: z.strictObject({ id, name: z.string(), imageUrl: z.string(), hue: z.int() }),
      pricePaid: euros,
      /** Cut to the minute as in the public log, unless the proof is shared. */
      openedAtUtc: timeUtc,
      /** In draw order. Items are as the odds table states them. */
      openings: z.array(
        z.strictObject({
          ticket: z.int(),
          probability: z.number(),
          item: itemBrief,
          /** The 32-bit hash of the opening's id, from which pages make the strip of the day again. */
          stripSeed: z.int(),
        }),
      ),
      /** The drops of the opening's odds table, in its order. Only with includeDrops=true. */
      drops: z.array(drop).optional(),
      userName: z.string().nullable(),
      showsProof: z.boolean(),
      /** The record's index in the records log; null until it is published. */
      logIndex: z.int().nullable(),
    }),
    errors: ["NOT_FOUND"],
  },
  getSharedProofs: {
    summary:
      "The file of proofs of a shared opening, for anybody's verifier. NOT_FOUND unless its person shares it too",
    access: "public",
    params: byToken,
    response: z.strictObject({ file: z.string() }),
    errors: ["NOT_FOUND"],
    rateLimit: "search",
  },
} as const satisfies Record<string, EndpointDefinition>;
