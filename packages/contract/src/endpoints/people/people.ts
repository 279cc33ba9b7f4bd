import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { day, euros, flag, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { ROLES } from "../../roles.ts";
import { INVENTORY_STATUSES, ORDER_FLAGS, ORDER_STATUSES, PAYMENT_OPTIONS } from "../../statuses.ts";
import { inventoryItem } from "../inventory.ts";
import { search, version } from "../operators/fields.ts";

export const byPersonId = z.strictObject({ id: idOf("person") });

/** The operator who did something. */
export const actor = z.strictObject({ userInfoId: id, userName: z.string() });

/** A hold on a person's shipments: none of them is approved or moved on until it is released. */
export const hold = z.strictObject({ reason: z.string(), placedBy: actor, placedAtUtc: timeUtc });

const listedPerson = z.strictObject({
  id,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Masked except for the first letters and the end of the domain. */
  maskedEmail: z.string(),
  roles: z.array(z.enum(ROLES)),
  isLocked: z.boolean(),
  isOnHold: z.boolean(),
  createdAtUtc: timeUtc,
});

export const person = z.strictObject({
  id,
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  isLocked: z.boolean(),
  createdAtUtc: timeUtc,
  version,
  balance: euros,
  /** The pieces that the person owns now. */
  inventory: z.strictObject({ count: z.int(), marketValue: euros, sellValue: euros }),
  openSessions: z.int(),
  /** True if the person needs a second factor to sign in. */
  hasFactor: z.boolean(),
  hold: hold.nullable(),
  /**
   * How far the account is closed, and since when; null if that has not begun. `isAsked`: the person has asked in
   * writing, so operators have begun it.
   */
  closure: z.strictObject({ state: z.enum(["Closing", "Closed"]), sinceUtc: timeUtc, isAsked: z.boolean() }).nullable(),
  /** Maximum amount of one goodwill credit. */
  creditMax: euros,
  /** Declared by the person; null for nothing. */
  identity: z.strictObject({ birthDate: day, residence: z.string() }).nullable(),
  /** An exclusion that the person did not begin: it follows that of the account `userInfoId`. */
  followedExclusion: z.strictObject({ untilUtc: timeUtc, userInfoId: id }).nullable(),
});

const order = z.strictObject({
  id,
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentOption: z.enum(PAYMENT_OPTIONS),
  total: euros,
  shipmentId: id.nullable(),
  flag: z.enum(ORDER_FLAGS).nullable(),
  createdAtUtc: timeUtc,
});

export const peopleEndpoints = {
  listPeople: {
    summary: "People with an account, by name, email, username, order or shipment number, or id",
    access: ["Admin"],
    permission: "people.read",
    query: z.strictObject({
      search,
      isLocked: flag.optional(),
      isOnHold: flag.optional(),
      ...pageQuery,
      sortBy: z.enum(["CreatedAtUtc"]).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(listedPerson),
    isPersonal: true,
    errors: [],
  },
  getPerson: {
    summary: "A person's account with balance, inventory and hold",
    access: ["Admin"],
    permission: "people.read",
    params: byPersonId,
    response: person,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  listPersonInventory: {
    summary: "What a person owns and owned, newest first",
    access: ["Admin"],
    permission: "people.read",
    params: byPersonId,
    query: z.strictObject({ status: z.enum(INVENTORY_STATUSES).optional(), ...pageQuery }),
    response: pageOf(inventoryItem),
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  listPersonOrders: {
    summary: "A person's orders, newest first, with what an operator should look at",
    access: ["Admin"],
    permission: "people.read",
    params: byPersonId,
    query: z.strictObject(pageQuery),
    response: pageOf(order),
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
