import { z } from "zod";
import { MAX_OPEN_COUNT } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosInput, exactField, flag, id, integerQueryFrom, pageOf, pageQuery, timeUtc } from "../../fields.ts";
import { idOf, naming } from "../../ids.ts";
import { INVENTORY_STATUSES } from "../../statuses.ts";
import { balance } from "../balance.ts";
import { hash } from "../fairness/fairness.ts";
import { itemBrief } from "../items/items.ts";
import { byLootboxId, drop } from "./lootboxes.ts";

/** A text in a format of docs/fairness.md, signed with the Ed25519 key `keyId`. */
export const signedText = z.strictObject({ text: z.string(), keyId: z.string(), signature: z.string() });

/** An offer. `sealed` is opaque server state; the client returns it unchanged. */
const offer = z.strictObject({ ...signedText.shape, sealed: z.string() });

/** A box in the tree of a terms leaf: its line, its index, and the hashes of its inclusion proof. */
const placedBox = z.strictObject({ boxId: id, oddsHash: hash, index: z.int(), path: z.array(hash) });

/** The proof, from the terms log, of the odds that are in force for a box. */
export const termsProof = z.strictObject({
  /** The latest checkpoint of the terms log, as a signed note. */
  checkpoint: z.string(),
  /** The log index of the first entry of `leaves`. */
  from: z.int(),
  /** The hashes of the complete subtrees over all leaves before `from`, from left to right. */
  before: z.array(hash),
  /** The texts of all leaves from the terms in force to the end of the log, so that later terms can't be hidden. */
  leaves: z.array(z.string()),
  /** For each terms leaf in `leaves`: the box, or, if it is not open, its one or two neighbours in the order of ids. */
  boxes: z.array(z.array(placedBox)),
});

export const offerResponse = z.strictObject({ offer, browserKeys: z.array(z.string()), terms: termsProof });

/** The offer and the record that ended a nonce, with all values that the offer names by hash, except the odds table. */
export const listedRecord = z.strictObject({
  nonce: z.int(),
  kind: z.enum(["Receipt", "Void"]),
  record: signedText,
  offer: signedText,
  clientSeed: z.string(),
  browserKeys: z.array(z.string()),
  /** The record's index in the records log; null until it is published. */
  logIndex: z.int().nullable(),
});

/**
 * A nonce whose record the shop has lost. The records log has the record's leaf, and `recordHash` is the hash in it.
 */
export const lostRecord = z.strictObject({
  nonce: z.int(),
  recordHash: hash,
  logIndex: z.int(),
  /** The place of the leaf that says that the record is lost; null if the log has none. */
  lostIndex: z.int().nullable(),
});

/** `lost` has all lost records from the requested nonce on. They are not among the items. */
const openingsPage = z.strictObject({ ...pageOf(listedRecord).shape, lost: z.array(lostRecord) });

export const openResponse = z.strictObject({
  openings: z.array(
    z.strictObject({
      openingId: id,
      transactionId: id,
      drawIndex: z.int(),
      ticket: z.int(),
      itemId: id,
      item: itemBrief,
      inventoryItemId: id,
      sellPrice: euros,
    }),
  ),
  fairness: z.strictObject({
    serverSeed: z.string(),
    serverSeedHash: hash,
    clientSeed: z.string(),
    clientEntropy: z.string(),
    nonce: z.int(),
    oddsHash: hash,
    tableVersion: z.int(),
  }),
  receipt: signedText,
  /** An offer for the same box, quantity and client seed; null if the shop can't make one. */
  nextOffer: offerResponse.nullable(),
  balance,
});

export const openingDetail = z.strictObject({
  id,
  transactionId: id,
  userInfoId: id,
  lootBox: z.strictObject({ id, name: z.string(), imageUrl: z.string(), hue: z.int() }),
  tableVersion: z.int(),
  pricePaid: euros,
  ticket: z.int(),
  probability: z.number(),
  itemId: id,
  inventoryItemId: id,
  openedAtUtc: timeUtc,
  /** Null for openings without a record. */
  fairness: z
    .strictObject({
      serverSeedHash: hash,
      serverSeed: z.string(),
      clientSeed: z.string(),
      clientEntropy: z.string(),
      nonce: z.int(),
      drawIndex: z.int(),
      oddsHash: hash,
    })
    .nullable(),
  /** The drops of the opening's odds table, with the names and prices that the table states. */
  drops: z.array(drop),
  /** All transactions of the same request in draw order, including this one. */
  requestTransactionIds: z.array(id),
  inventoryStatus: z.enum(INVENTORY_STATUSES),
  sellPrice: euros,
  /** The item as the odds table states it. Only with includeItem=true. */
  item: itemBrief.optional(),
});

const hex = (bytes: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`), `must be ${2 * bytes} lowercase hex characters`);

/** The version of the offers that a page wants. Without it, offers have version 2, for pages of earlier releases. */
const offerVersion = z.literal(3).optional();

/** The day of the release with offers of version 3. */
const OFFERS_V3 = "2026-11-27";

/** An offer that the client sends back. The shop's own offers are never longer than these limits. */
const offerBack = z.strictObject({
  text: z.string().max(2000),
  keyId: z.string().max(64).meta(naming("signingKey")),
  signature: z.string().max(256),
  sealed: z.string().max(4000).nullish(),
});

export const openingEndpoints = {
  offerOpening: {
    summary: "What the shop promises for one to five boxes, before it knows the browser's entropy. Changes nothing",
    access: ["User"],
    params: byLootboxId,
    body: z.strictObject({
      quantity: z.int().min(1).max(MAX_OPEN_COUNT).default(1),
      expectedPrice: eurosInput,
      clientSeed: exactField("clientSeed"),
      entropyHash: hex(32),
      browserKey: hex(32),
      version: offerVersion,
    }),
    response: offerResponse,
    errors: [
      "NOT_FOUND",
      "COUNTRY_NOT_SERVED",
      "ACCOUNT_CLOSING",
      "TAKING_BREAK",
      "REGISTER_REFUSED",
      "NOT_OFFERED_HERE",
      "IDENTITY_REQUIRED",
      "CHECK_DUE",
      "LIMIT_REACHED",
      "TOO_SOON",
      "INSUFFICIENT_BALANCE",
      "LOOTBOX_UNAVAILABLE",
      "PRICE_CHANGED",
    ],
    rateLimit: "open",
    deprecated: { since: OFFERS_V3, successor: "offerOpening", withoutField: ["version"] },
  },
  openLootbox: {
    isEssential: true,
    summary: "Open the boxes of an offer, all or none. The signed reveal authorizes it, without a session",
    access: "public",
    params: byLootboxId,
    body: z.strictObject({
      offer: offerBack,
      clientSeed: z.string().max(256),
      clientEntropy: hex(16),
      browserKey: hex(32),
      signature: hex(64),
      next: z.strictObject({ entropyHash: hex(32), version: offerVersion }).optional(),
    }),
    response: openResponse,
    errors: ["INSUFFICIENT_BALANCE", "ACCOUNT_BLOCKED", "NONCE_ENDED", "RECORD_LOST", "HISTORY_LOST"],
    rateLimit: "reveal",
    deprecated: { since: OFFERS_V3, successor: "openLootbox", withoutField: ["next", "version"] },
  },
  getOpeningDetail: {
    summary: "One opening, with what proves it",
    access: ["User", "Admin"],
    query: z.strictObject({ transactionId: idOf("transaction"), includeItem: flag.default(false) }),
    response: openingDetail,
    errors: ["NOT_FOUND"],
  },
  listOpenings: {
    summary: "The person's records by nonce, with the offers that they ended",
    access: ["User"],
    query: z.strictObject({ fromNonce: integerQueryFrom(0).default(0), ...pageQuery }),
    response: openingsPage,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
