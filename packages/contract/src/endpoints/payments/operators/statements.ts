import { z } from "zod";
import { BANK_FILE_MAX_BYTES } from "../../../constants.ts";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { euros, eurosInput, freeText, id, pageOf, pageQuery, timeUtc } from "../../../fields.ts";
import { idOf } from "../../../ids.ts";

import { approvalErrors } from "../../operators/fields.ts";
import { BANK_OUTCOMES, BANK_REFUND_STATES } from "../bank-outcomes.ts";
import { reason } from "./payments.ts";

const money = z.strictObject({ currencyCode: z.string(), amount: euros });

const statement = z.strictObject({
  id,
  fileName: z.string(),
  /** SHA-256 of the file in hexadecimal. */
  fileHash: z.string(),
  /** As the file names it, such as camt.053.001.08. */
  format: z.string(),
  fromDay: z.string(),
  untilDay: z.string(),
  /** Bookings that concern payments. */
  bookings: z.int(),
  /** Debits that concern none, which the shop does not keep. */
  otherDebits: z.int(),
  uploadedAtUtc: timeUtc,
  /** When it was imported; null while it only waits. */
  appliedAtUtc: timeUtc.nullable(),
});

const line = z.strictObject({
  /** The provider's id of the payment that it is, or would be. */
  entryId: z.string(),
  outcome: z.enum(BANK_OUTCOMES),
  bookedOn: z.string(),
  isCredit: z.boolean(),
  amount: money,
  /** The sum of the session that the reference names; null if it names none. */
  expected: money.nullable(),
  /** The shop's payment that the reference names; null if it names none. */
  paymentId: id.nullable(),
  name: z.string().nullable(),
  iban: z.string().nullable(),
  text: z.string(),
});

const refund = z.strictObject({
  id,
  /** The provider's id of the payment. */
  entryId: z.string(),
  amount: money,
  name: z.string().nullable(),
  iban: z.string().nullable(),
  state: z.enum(BANK_REFUND_STATES),
  /** The file for the bank that it is in; null before. */
  fileId: id.nullable(),
  /** The day on which the bank has sent it, as a statement says. */
  sentOn: z.string().nullable(),
  createdAtUtc: timeUtc,
});

const byStatementId = z.strictObject({ id: idOf("bankStatement") });

export const statementEndpoints = {
  listBankStatements: {
    summary: "Uploaded statements of the shop's bank account, newest first",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject(pageQuery),
    response: pageOf(statement),
    errors: [],
  },
  uploadBankStatement: {
    summary: "Upload a file of statements of the shop's bank account (CAMT.053 or CSV). Imports nothing yet",
    access: ["Admin"],
    permission: "payments.change",
    query: z.strictObject({ fileName: freeText("File name", 120).default("statement.xml") }),
    upload: { mediaTypes: ["application/xml", "text/csv"], mostBytes: BANK_FILE_MAX_BYTES },
    status: 201,
    response: statement,
    errors: ["STATUS_CONFLICT"],
  },
  getBankStatement: {
    summary: "An uploaded statement: what the import of each booking does, or did",
    access: ["Admin"],
    permission: "payments.read",
    params: byStatementId,
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      statement,
      /** Sums by outcome and currency. */
      sums: z.array(z.strictObject({ outcome: z.enum(BANK_OUTCOMES), bookings: z.int(), amount: money })),
      /** The money that the import adds, or added, to the shop's books. */
      paidAmount: euros,
      lines: pageOf(line),
    }),
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  applyBankStatement: {
    summary: "Import an uploaded statement: its payments count, each booking once",
    access: ["Admin"],
    permission: "payments.change",
    params: byStatementId,
    /** `paidAmount` as the operator saw it. */
    body: z.strictObject({ paidAmount: eurosInput }),
    response: statement,
    errors: ["NOT_FOUND", "STATUS_CONFLICT", "VERSION_CONFLICT", "FORBIDDEN", ...approvalErrors],
  },
  listBankRefunds: {
    summary: "Refunds to bank accounts, newest first",
    access: ["Admin"],
    permission: "payments.read",
    query: z.strictObject(pageQuery),
    response: pageOf(refund),
    isPersonal: true,
    errors: [],
  },
  makeBankRefundFile: {
    summary: "Make a file for the bank of all refunds that are in none yet",
    access: ["Admin"],
    permission: "payments.refund",
    response: z.strictObject({ id, fileHash: z.string(), refunds: z.int(), amount: euros }),
    status: 201,
    errors: ["STATUS_CONFLICT"],
  },
  downloadBankRefundFile: {
    summary: "A file of refunds for the bank (pain.001)",
    access: ["Admin"],
    permission: "payments.refund",
    params: z.strictObject({ id: idOf("bankRefundFile") }),
    response: z.unknown(),
    isDownload: true,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  failBankRefund: {
    summary: "Note that the bank has refused to send a refund",
    access: ["Admin"],
    permission: "payments.refund",
    params: z.strictObject({ id: idOf("bankRefund") }),
    body: z.strictObject({ reason }),
    response: z.strictObject({ id }),
    errors: ["STATUS_CONFLICT", "FORBIDDEN", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
