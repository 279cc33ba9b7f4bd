import { randomUUIDv7 } from "node:crypto";
import { DISPUTE_OPENINGS_MAX } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { operate, type OperationParts } from "../../operators/index.ts";
import { hasPerson } from "../../people/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";
import { insertDispute } from "./disputes.store.ts";
import { findOpenings } from "./find-openings.store.ts";
import { readEvidence } from "./read-evidence.ts";
import { signedOpenings } from "./signed-openings.ts";

type Request = { person: Person; idempotency: Idempotency };

const ORDER_NUMBER = /^O-\d{12}$/i;
const NO_OPENINGS = "What an order sends was bought, not won. Enter the number of a shipment (S-), or an id";

/** Opens a dispute about the openings that match a search. Throws NOT_FOUND. */
export function openDispute(parts: OperationParts, request: Request, search: string): Promise<{ disputeId: string }> {
  const openedBy = request.person.userId;
  return operate(parts, { ...request, action: "openDispute", subject: openedBy }, async (tx, openedAt) => {
    const found = await findOpenings(tx, search, DISPUTE_OPENINGS_MAX);
    if (found === undefined) throw new Refusal("NOT_FOUND", ORDER_NUMBER.test(search) ? { detail: NO_OPENINGS } : {});
    const disputeId = randomUUIDv7();
    await insertDispute(tx, { ...found, disputeId, evidence: null, openedBy, openedAt });
    const after = { disputeId, search, nonces: found.nonces };
    return { facts: { disputeId }, audit: { subjectId: found.userId, before: null, after } };
  });
}

/**
 * Opens a dispute about those openings of a file whose offers the shop has signed. Stores the file unchanged. Ignores
 * unsigned offers, so a forged file can't name anybody's openings. Throws VALIDATION_FAILED.
 */
export async function openDisputeFromFile(
  parts: DisputeParts,
  request: Request,
  bytes: Buffer,
): Promise<{ disputeId: string }> {
  const openedBy = request.person.userId;
  const { text: evidence, file } = readEvidence(bytes);
  const { judged } = await parts.disputes.verify(file);
  const { userId, nonces } = signedOpenings(judged.openings) ?? { userId: file.userId, nonces: [] };
  return operate(parts, { ...request, action: "openDisputeFromFile", subject: openedBy }, async (tx, openedAt) => {
    if (!(await hasPerson(tx, userId))) {
      const text = "The file is about nobody that this shop knows";
      throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { evidence: [text] } });
    }
    const disputeId = randomUUIDv7();
    await insertDispute(tx, { disputeId, userId, nonces, evidence, openedBy, openedAt });
    const after = { disputeId, bytes: bytes.length, nonces };
    return { facts: { disputeId }, audit: { subjectId: userId, before: null, after } };
  });
}
