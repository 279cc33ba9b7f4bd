import type { Endpoints, ResponseOf } from "@trove/contract";
import { markerFields } from "./signals/marker-fields.ts";
import type { findComplaint } from "./complaints/complaints.store.ts";
import type { findCase, readCasePeople, readNotes, readSignals } from "./read-cases.store.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findCase>>>;
type Rows<Read extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>;
type WholeCase = ResponseOf<Endpoints["getCase"]>;

const DIGITS = 6;

const userOf = (userId: string | null, userName: string | null) =>
  userId === null ? null : { userInfoId: userId, userName: userName ?? "" };

/** Formats the number by which operators name a case. */
export const caseNumber = (number: number) => `C-${String(number).padStart(DIGITS, "0")}`;

/** Renders the fields of a case that lists show as well. */
export function caseFields(row: Row) {
  return {
    id: row.caseId,
    number: caseNumber(row.number),
    status: row.status,
    assignee: userOf(row.assigneeId, row.assigneeName),
    outcome: row.outcome,
    createdAtUtc: row.createdAt.toISOString(),
    updatedAtUtc: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function complaintOf(complaint: Awaited<ReturnType<typeof findComplaint>>): WholeCase["complaint"] {
  if (complaint === undefined) return null;
  const { receivedAt, answerBy, answeredAt, ...written } = complaint;
  return {
    ...written,
    receivedAtUtc: receivedAt.toISOString(),
    answerByUtc: answerBy.toISOString(),
    answeredAtUtc: answeredAt?.toISOString() ?? null,
  };
}

/** Renders a case in wire form. */
export function caseResponse(
  row: Row,
  complaint: Awaited<ReturnType<typeof findComplaint>>,
  people: Rows<typeof readCasePeople>,
  signals: Rows<typeof readSignals>,
  notes: Rows<typeof readNotes>,
): WholeCase {
  return {
    ...caseFields(row),
    complaint: complaintOf(complaint),
    people: people.map(({ userId, userName, isLocked, heldAt }) => {
      return { id: userId, userName, isLocked: isLocked === true, isOnHold: heldAt !== null };
    }),
    signals: signals.map(({ kind, userId, details, foundAt }) => ({
      kind,
      personId: userId,
      foundAtUtc: foundAt.toISOString(),
      accounts: details.accounts ?? null,
      ...markerFields(details),
      minutes: details.minutes ?? null,
      subjectId: details.subjectId ?? null,
    })),
    notes: notes.map(({ noteId, authorId, userName, text, createdAt }) => {
      return { id: noteId, author: { userInfoId: authorId, userName }, text, createdAtUtc: createdAt.toISOString() };
    }),
  };
}
