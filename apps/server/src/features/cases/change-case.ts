import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, CASE_TRANSITIONS, type CaseStatus, type Endpoints } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import type { OperatorCall } from "../operators/index.ts";
import { forgetClosed } from "./complaints/complaints.store.ts";
import { type CaseState, hasCase, insertCaseNote, isAbout, lockCase, setCaseState, touchCase } from "./cases.store.ts";

type Change = BodyOf<Endpoints["setCaseStatus"]>;

/**
 * Throws STATUS_CONFLICT for a move that isn't in the transition table. Throws VALIDATION_FAILED if a reason or outcome
 * is missing, or if a case that isn't closed would get an outcome.
 */
function stateAfter(before: CaseState, { status, outcome, reason }: Change, operatorId: string): CaseState {
  if (!CASE_TRANSITIONS[before.status].includes(status)) throw new Refusal("STATUS_CONFLICT");
  const isClosing = status === "Closed";
  const needsReason = isClosing || before.status === "Closed";
  if (needsReason && reason === undefined) {
    throw new Refusal("VALIDATION_FAILED", { errors: { reason: ["Reason is required"] } });
  }
  if (isClosing !== (outcome !== undefined)) {
    const text = isClosing ? "Outcome is required" : "Outcome belongs to a closed case";
    throw new Refusal("VALIDATION_FAILED", { errors: { outcome: [text] } });
  }
  const assignees: Record<CaseStatus, string | null> = {
    Open: null,
    InReview: operatorId,
    Closed: before.assigneeId ?? operatorId,
  };
  return { status, outcome: outcome ?? null, assigneeId: assignees[status] };
}

/**
 * Takes a case, hands it back, closes or reopens it. The reason becomes a note. Holds and locks of its people stay.
 * Locks the case. Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT, VALIDATION_FAILED, and FORBIDDEN for operators
 * who close a case about themselves.
 */
export async function setCaseStatus(
  tx: Transaction,
  at: Date,
  { person: { userId: operatorId }, params: { id: caseId }, body: change }: OperatorCall<"setCaseStatus">,
) {
  const found = await lockCase(tx, caseId);
  if (found === undefined) throw new Refusal("NOT_FOUND");
  const { version, ...before } = found;
  if (version !== change.version) throw new Refusal("VERSION_CONFLICT");
  if (change.status === "Closed" && (await isAbout(tx, caseId, operatorId))) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to close a case about you" });
  }
  const after = stateAfter(before, change, operatorId);
  await setCaseState(tx, caseId, after, at);
  const { reason } = change;
  const note = { caseId, noteId: randomUUIDv7(), authorId: operatorId, createdAt: at };
  if (reason !== undefined) await insertCaseNote(tx, { ...note, text: reason });
  if (after.status === "Closed") await forgetClosed(tx, caseId);
  return {
    facts: { status: after.status, version: version + 1 },
    audit: { subjectId: caseId, before, after, reason: reason ?? null },
  };
}

/** Adds a note to a case. Throws NOT_FOUND. */
export async function noteCase(
  tx: Transaction,
  at: Date,
  { person, params: { id: caseId }, body: { text } }: OperatorCall<"noteCase">,
) {
  if (!(await hasCase(tx, caseId))) throw new Refusal("NOT_FOUND");
  const noteId = randomUUIDv7();
  await insertCaseNote(tx, { caseId, noteId, authorId: person.userId, text, createdAt: at });
  await touchCase(tx, caseId, at);
  return { facts: { noteId }, audit: { subjectId: caseId, before: null, after: { noteId, text } } };
}
