import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, CASE_TRANSITIONS, type CaseStatus, type Endpoints } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { guestRecipient, type Mail } from "../mail/index.ts";
import type { OperatorCall } from "../operators/index.ts";
import type { SettingsReader } from "../settings/index.ts";
import { caseNumber } from "./case-response.ts";
import { type CaseState, hasCase, insertCaseNote, isAbout, lockCase, setCaseState, touchCase } from "./cases.store.ts";
import { findComplaint, forgetClosed, setAnswered } from "./complaints/complaints.store.ts";

export type AnswerParts = { mail: Pick<Mail, "queue">; settings: SettingsReader; publicUrl: string };
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
 * Mails the answer to a complaint. Throws VALIDATION_FAILED if a complaint would be closed without an answer, or if
 * there is nothing to answer.
 */
async function answerComplaint(
  { mail, settings, publicUrl }: AnswerParts,
  tx: Transaction,
  at: Date,
  { caseId, number, change }: { caseId: string; number: number; change: Change },
): Promise<void> {
  const complaint = await findComplaint(tx, caseId);
  const isClosing = change.status === "Closed";
  const needsAnswer = isClosing && complaint !== undefined && complaint.answeredAt === null;
  if (change.answer === undefined && !needsAnswer) return;
  if (change.answer === undefined || complaint === undefined || !isClosing) {
    const text = needsAnswer ? "Answer is required" : "Answer belongs to a complaint that is closed";
    throw new Refusal("VALIDATION_FAILED", { errors: { answer: [text] } });
  }
  const { adrBody } = (await settings.at(at)).complaints;
  const payload = { number: caseNumber(number), text: change.answer, adrBody, link: `${publicUrl}/complaints` };
  const { email, language } = complaint;
  await mail.queue(tx, { kind: "complaintAnswered", payload, to: guestRecipient(email), language });
  await setAnswered(tx, caseId, at);
}

/**
 * Takes a case, hands it back, closes or reopens it. The reason becomes a note, and so does the answer to a complaint,
 * which is mailed. Holds and locks of its people stay.
 * Locks the case. Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT, VALIDATION_FAILED, and FORBIDDEN for operators
 * who close a case about themselves.
 */
export async function setCaseStatus(
  parts: AnswerParts,
  tx: Transaction,
  at: Date,
  { person: { userId: operatorId }, params: { id: caseId }, body: change }: OperatorCall<"setCaseStatus">,
) {
  const found = await lockCase(tx, caseId);
  if (found === undefined) throw new Refusal("NOT_FOUND");
  const { version, number, ...before } = found;
  if (version !== change.version) throw new Refusal("VERSION_CONFLICT");
  if (change.status === "Closed" && (await isAbout(tx, caseId, operatorId))) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to close a case about you" });
  }
  const after = stateAfter(before, change, operatorId);
  await answerComplaint(parts, tx, at, { caseId, number, change });
  await setCaseState(tx, caseId, after, at);
  const { reason, answer } = change;
  const note = { caseId, noteId: randomUUIDv7(), authorId: operatorId, createdAt: at };
  if (reason !== undefined) await insertCaseNote(tx, { ...note, text: reason });
  if (answer !== undefined) await insertCaseNote(tx, { ...note, noteId: randomUUIDv7(), text: answer });
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
