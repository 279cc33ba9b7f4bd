import { IDENTITY_YEARS, type IdentityPicture } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { IdentityResult } from "../../../identity-checks/identity-check.ts";
import { type OperatorCall, requireOwnerForOperator, wasReadSince } from "../../operators/index.ts";
import { type EndCheckParts, endCheck, readLastCheck, readProtection } from "../../protection/index.ts";
import { requirePerson } from "../person-request.ts";

type Call = OperatorCall<"decideIdentity">;

export type DecideParts = EndCheckParts & {
  timeZone: string;
  /** Lets decisions and the opening of cases happen one after the other. */
  lockCaseOpening: (tx: Transaction, options: { isAwaited: boolean }) => Promise<boolean>;
  /** Closes the case that asked for the decision. */
  closeDecided: (
    tx: Transaction,
    userId: string,
    decision: { outcome: "NoConcern" | "Unclear"; at: Date },
  ) => Promise<void>;
};

/** The last moment of a day in UTC. Throws VALIDATION_FAILED if it has passed, or is too far away. */
function endOf(day: string, at: Date): Date {
  const until = new Date(`${day}T23:59:59.999Z`);
  const last = new Date(at);
  last.setUTCFullYear(last.getUTCFullYear() + IDENTITY_YEARS);
  if (until > at && until <= last) return until;
  throw new Refusal("VALIDATION_FAILED", {
    errors: { until: [`must be in the future, and at most ${IDENTITY_YEARS} years away`] },
  });
}

/** The contract asks for what a result needs. */
function resultOf({ result, birthDate = "", until = "", refusal = "Unreadable" }: Call["body"], at: Date) {
  return result === "Verified"
    ? ({ state: "Verified", birthDate, until: endOf(until, at) } satisfies IdentityResult)
    : ({ state: "Refused", refusal } satisfies IdentityResult);
}

type Sent = { userId: string; askedAt: Date; sent: readonly IdentityPicture[] };

/** Throws STATUS_CONFLICT unless an operator has seen every picture since the check was handed in. */
async function requireViewed(tx: Transaction, actorId: string, { userId, askedAt, sent }: Sent): Promise<void> {
  const read = { actorId, action: "viewIdentityPicture", subjectId: userId };
  // The clock of an entry can stand at the moment of the hand-in.
  const since = new Date(askedAt.getTime() - 1);
  for (const picture of sent) {
    if (await wasReadSince(tx, { ...read, query: { picture } }, since)) continue;
    throw new Refusal("STATUS_CONFLICT", { detail: "Whoever verifies or approves has to see every picture before" });
  }
}

/**
 * Verifies or refuses the identity of a person, or takes a verification back. Deletes the pictures, and mails the
 * person. Locks the opening of cases, the fairness row, the row of counters and the case.
 * - Throws NOT_FOUND, and STATUS_CONFLICT if the check is not the one that the operator saw, or has ended.
 * - Verifying: throws STATUS_CONFLICT unless the caller and the approver have seen every picture.
 * - Throws FORBIDDEN for the own account, and for another operator's unless the caller is an Owner.
 * - Throws VALIDATION_FAILED if the document's birth date is another one.
 */
export async function decideIdentity(
  parts: DecideParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body }: Call,
  { approvedBy }: { approvedBy: string | null },
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  await requirePerson(tx, userId);
  await requireOwnerForOperator(tx, person.userId, userId);
  // Two decisions about one document at once would not see each other, and a case that is being opened stayed open.
  await parts.lockCaseOpening(tx, { isAwaited: true });
  const result = resultOf(body, at);
  const [last, { birthDate }] = [await readLastCheck(tx, userId), await readProtection(tx, userId, at, parts.timeZone)];
  const asked = new Date(body.askedAtUtc);
  if (last?.askedAt?.toISOString() !== asked.toISOString()) throw new Refusal("STATUS_CONFLICT");
  if (result.state === "Verified") {
    const lookers = [person.userId, ...(approvedBy === null ? [] : [approvedBy])];
    for (const looker of lookers) await requireViewed(tx, looker, { userId, askedAt: asked, sent: last.sent });
  }
  const before = await endCheck(parts, tx, { userId, checkId: last.checkId, birthDate }, result, at);
  await parts.closeDecided(tx, userId, { outcome: result.state === "Verified" ? "NoConcern" : "Unclear", at });
  const after = {
    state: result.state,
    until: result.state === "Verified" ? result.until.toISOString() : null,
    refusal: result.state === "Refused" ? result.refusal : null,
  };
  const audit = { subjectId: userId, before: { state: before }, after, reason: body.reason };
  return { facts: { userId }, audit, people: [userId] };
}
