import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { day, euros, id, pageOf, pageQuery, sortDirection, timeUtc } from "../../../fields.ts";
import { HOUSE_ACCOUNTS, TRANSACTION_TYPES } from "../../../statuses.ts";
import { search } from "../../operators/fields.ts";

const ledgerEntry = z.strictObject({
  id,
  /** The owner of the entry: a person, a guest's order, or the nil id for the house. */
  ownerId: id,
  email: z.string().nullable(),
  fromAccount: z.string(),
  toAccount: z.string(),
  amount: euros,
  /** Of an entry that moves a balance. */
  transactionType: z.enum(TRANSACTION_TYPES).nullable(),
  description: z.string().nullable(),
  relatedId: id.nullable(),
  balanceAfter: euros.nullable(),
  createdAtUtc: timeUtc,
});

const filters = {
  /** A person's e-mail address or id, or the id of an entry or of what it is about. */
  search,
  /** Openings and sales are listed of one person. */
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
