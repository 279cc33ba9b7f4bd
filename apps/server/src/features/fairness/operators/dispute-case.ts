import { randomUUIDv7 } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import { insertCaseNote, lockCaseOpening, raiseSignal } from "../../cases/index.ts";
import { defineAct } from "../../operators/index.ts";
import { findDispute, findDisputeCase } from "./disputes.store.ts";

/**
 * Adds a dispute to the open case about its person, or to a new case, with the reason as a note. The case then has the
 * outcome and all further notes. Locks the opening of cases. Throws NOT_FOUND.
 */
export const openDisputeCase = defineAct({
  name: "openDisputeCase",
  change: async (tx, createdAt, { person: { userId: authorId }, params: { id: disputeId }, body: { reason } }) => {
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
  },
  response: (_db, { caseId }) => ({ id: caseId }),
});
