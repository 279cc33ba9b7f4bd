import { randomUUIDv7 } from "node:crypto";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { insertCaseNote, lockCaseOpening, raiseSignal } from "../../cases/index.ts";
import { operate, type OperationParts } from "../../operators/index.ts";
import { findDispute, findDisputeCase } from "./disputes.store.ts";

type Request = { person: Person; idempotency: Idempotency; disputeId: string };

/**
 * Adds a dispute to the open case about its person, or to a new case, with the reason as a note. The case then has the
 * outcome and all further notes. Locks the opening of cases. Throws NOT_FOUND.
 */
export function openDisputeCase(
  parts: OperationParts,
  { disputeId, ...request }: Request,
  reason: string,
): Promise<{ caseId: string }> {
  const authorId = request.person.userId;
  return operate(parts, { ...request, action: "openDisputeCase", subject: authorId }, async (tx, createdAt) => {
    const dispute = await findDispute(tx, disputeId);
    if (dispute === undefined) throw new Refusal("NOT_FOUND");
    const { userId } = dispute;
    await lockCaseOpening(tx, { isAwaited: true });
    const signal = {
      kind: "Dispute",
      userId,
      subject: disputeId,
      others: [],
      details: { subjectId: disputeId },
    } as const;
    await raiseSignal(tx, signal, createdAt);
    const found = await findDisputeCase(tx, dispute);
    if (found === undefined) throw new Error(`dispute ${disputeId} is in no case`);
    const { caseId } = found;
    await insertCaseNote(tx, { caseId, noteId: randomUUIDv7(), authorId, text: reason, createdAt });
    return {
      facts: { caseId },
      audit: { subjectId: caseId, before: null, after: { disputeId, personId: userId }, reason },
    };
  });
}
