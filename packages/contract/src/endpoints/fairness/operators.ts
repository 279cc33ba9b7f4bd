import { z } from "zod";
import { EVIDENCE_MAX_BYTES } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, freeText, id, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { CASE_OUTCOMES, CASE_STATUSES, DISPUTE_PARTS, VERDICTS } from "../../statuses.ts";
import { actor } from "../people/people.ts";

const verdict = z.enum(VERDICTS);

const check = z.strictObject({
  /** The check's id in the public verifier: see packages/fairness/src/judge/checks.ts. */
  id: z.string(),
  outcome: z.enum(["Holds", "Differs", "NotHeld", "Ask"]),
  expected: z.string().optional(),
  actual: z.string().optional(),
});

const judgement = z.strictObject({
  verdict,
  /** For a breach: true if the shop's own signatures prove it to everybody. */
  isProven: z.boolean(),
  checks: z.array(check),
});

const record = z.strictObject({
  kind: z.enum(["Receipt", "Void"]),
  recordedAtUtc: timeUtc,
  lootBox: z.strictObject({ id, name: z.string() }),
  price: euros,
  quantity: z.int(),
  balanceAfter: euros,
  clientSeed: z.string(),
  /** The reason of a void; null for a receipt. */
  voidReason: z.string().nullable(),
  /** The record's index in the public records log; null until it is published. */
  logIndex: z.int().nullable(),
  /** In draw order; empty for a void. */
  boxes: z.array(z.strictObject({ ticket: z.int(), itemName: z.string(), transactionId: id })),
});

/** A field in which the person's copy differs from the shop's record. Null for the side that has no value. */
const difference = z.strictObject({
  part: z.enum(DISPUTE_PARTS),
  field: z.string().nullable(),
  kept: z.string().nullable(),
  held: z.string().nullable(),
});

const ledgerRow = z.strictObject({
  id,
  from: z.string(),
  to: z.string(),
  amount: euros,
  description: z.string().nullable(),
  createdAtUtc: timeUtc,
});

const disputedOpening = z.strictObject({
  /** Null for evidence without the shop's signature. No records are read for it. */
  nonce: z.int().nullable(),
  /** One judgement for each part of the evidence that is about this nonce. */
  kept: z.array(judgement.extend({ kind: z.enum(["Refused", "Unanswered", "Lost", "Ended", "Listed", "Offered"]) })),
  /** The judgement of the shop's own record; null if the shop has none. */
  held: judgement.nullable(),
  record: record.nullable(),
  differences: z.array(difference),
  ledger: z.array(ledgerRow),
});

const dispute = z.strictObject({
  id,
  person: actor.extend({ email: z.string() }),
  openedBy: actor,
  openedAtUtc: timeUtc,
  hasEvidence: z.boolean(),
  /** True if no part of the evidence has the shop's signature. The dispute then reads no records. */
  isForged: z.boolean(),
  /** The verdict on the evidence, or on the shop's records if there is no evidence. */
  verdict,
  isProven: z.boolean(),
  /** The number of checkpoints in the evidence that contradict the logs that everybody sees. */
  forkCount: z.int(),
  case: z
    .strictObject({
      id,
      number: z.string(),
      status: z.enum(CASE_STATUSES),
      outcome: z.enum(CASE_OUTCOMES).nullable(),
    })
    .nullable(),
  openings: z.array(disputedOpening),
});

/** An incident of a file of incidents: see packages/fairness/src/incidents/incidents-file.ts. */
const foundIncident = z.strictObject({
  kind: z.enum(["Fork", "Unread", "Changed", "ShortNotice"]),
  log: z.enum(["terms", "records"]).nullable(),
  /** `Verified`: the shop has signed the change. `Unknown`: the incident proves nothing. */
  verdict: z.enum(["Verified", "Unknown", "Breach"]),
  /** For a breach: true if the shop's own signatures prove it to everybody. */
  isProven: z.boolean(),
});

const byDisputeId = z.strictObject({ id: idOf("dispute") });

export const disputeEndpoints = {
  openDispute: {
    summary: "Look into the openings that a transaction, an opening or an order is about",
    access: ["Admin"],
    permission: "disputes.read",
    body: z.strictObject({ search: z.string().trim().min(1).max(100) }),
    status: 201,
    response: z.strictObject({ id }),
    errors: ["NOT_FOUND"],
  },
  openDisputeFromFile: {
    summary: "Look into the openings of a file of proofs that a person sent",
    access: ["Admin"],
    permission: "disputes.read",
    upload: { mediaTypes: ["application/json"], mostBytes: EVIDENCE_MAX_BYTES },
    status: 201,
    response: z.strictObject({ id }),
    errors: [],
  },
  examineIncidents: {
    summary: "Judge what a person's browser found about the public logs, from the file that it saved",
    access: ["Admin"],
    permission: "disputes.read",
    upload: { mediaTypes: ["application/json"], mostBytes: EVIDENCE_MAX_BYTES },
    response: z.strictObject({ incidents: z.array(foundIncident) }),
    errors: [],
  },
  getDispute: {
    summary: "Evidence, records, ledger entries and the public verifier's verdict of disputed openings",
    access: ["Admin"],
    permission: "disputes.read",
    params: byDisputeId,
    response: dispute,
    errors: ["NOT_FOUND"],
  },
  downloadDispute: {
    summary: "Records with their proofs, verdict, ledger entries and how to verify them, as one file for the person",
    access: ["Admin"],
    permission: "disputes.read",
    params: byDisputeId,
    response: dispute,
    isDownload: true,
    errors: ["NOT_FOUND"],
  },
  mailDispute: {
    summary: "Mail the verdict and the records with their proofs to the person",
    access: ["Admin"],
    permission: "cases.change",
    params: byDisputeId,
    body: z.strictObject({ text: freeText("Text", 2000) }),
    response: z.strictObject({ id }),
    errors: ["NOT_FOUND"],
  },
  openDisputeCase: {
    summary: "Put a dispute into a case, which keeps its outcome and notes",
    access: ["Admin"],
    permission: "cases.change",
    params: byDisputeId,
    body: z.strictObject({ reason: freeText("Reason", 300) }),
    response: z.strictObject({ id }),
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
