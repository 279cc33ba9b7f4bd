import { IDENTITY_YEARS } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { IdentityResult } from "../../../identity-checks/identity-check.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { type EndCheckParts, endCheck, readLastCheck, readProtection } from "../../protection/index.ts";
import { requirePerson } from "../person-request.ts";

type Call = OperatorCall<"decideIdentity">;

export type DecideParts = EndCheckParts & {
  timeZone: string;
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

/**
 * Verifies or refuses the identity of a person, or takes a verification back. Deletes the pictures, and mails the
 * person. Locks the row of counters and the case.
 * - Throws NOT_FOUND, and STATUS_CONFLICT if the check is not the one that the operator saw, or has ended.
 * - Throws FORBIDDEN for the own account, and VALIDATION_FAILED if the document's birth date is another one.
 */
export async function decideIdentity(
  parts: DecideParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body }: Call,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  await requirePerson(tx, userId);
  const result = resultOf(body, at);
  const [last, { birthDate }] = [await readLastCheck(tx, userId), await readProtection(tx, userId, at, parts.timeZone)];
  if (last?.askedAt?.toISOString() !== new Date(body.askedAtUtc).toISOString()) throw new Refusal("STATUS_CONFLICT");
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
