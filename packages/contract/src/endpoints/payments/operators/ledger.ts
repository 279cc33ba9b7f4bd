import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { day, euros, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../../fields.ts";
import { HOUSE_ACCOUNTS, TRANSACTION_TYPES } from "../../../statuses.ts";
import { search } from "../../operators/fields.ts";

const ledgerEntry = z.strictObject({
  id,
  /** The id of the owner: a person, a guest's order, or the nil UUID for the shop itself. */
  ownerId: id,
  email: z.string().nullable(),
  fromAccount: z.string(),
  toAccount: z.string(),
  amount: euros,
  /** Null for entries that move no balance. */
  transactionType: z.enum(TRANSACTION_TYPES).nullable(),
  description: z.string().nullable(),
  relatedId: id.nullable(),
  balanceAfter: euros.nullable(),
  createdAtUtc: timeUtc,
});

const filters = {
  /** A person's e-mail address or id, the id of an entry, or the id of the thing that an entry is about. */
  search,
  /** Openings and sales can be listed only together with a person. */
  type: z.enum(TRANSACTION_TYPES).optional(),
  account: z.enum(HOUSE_ACCOUNTS).optional(),
  from: day.optional(),
  to: day.optional(),
  sortBy: z.enum(["CreatedAtUtc"]).default("CreatedAtUtc"),
  sortDirection: sortDirection.default("Desc"),
};

export const adminTransactionEndpoints = {
  listLedger: {
    summary: "The ledger: everybody's entries without openings and sales, or all of one person",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: pageOf(ledgerEntry),
    isPersonal: true,
    errors: [],
  },
  downloadLedger: {
    summary: "The same entries as a file, newest first",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject(filters),
    response: z.array(ledgerEntry),
    isDownload: true,
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
