import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import type { OperatorCall } from "../operators/index.ts";
import { callLiftExclusion } from "../protection/index.ts";
import { requirePerson } from "./person-request.ts";

/**
 * Lifts the exclusion of a person that merely follows another account, because that account is somebody else's. Throws
 * NOT_FOUND, FORBIDDEN for the own account, and STATUS_CONFLICT if the person began the exclusion or there is none.
 */
export async function liftExclusion(
  tx: Transaction,
  _at: Date,
  { person, params: { id: userId }, body: { reason } }: OperatorCall<"liftExclusion">,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  await requirePerson(tx, userId);
  const lifted = await callLiftExclusion(tx, userId);
  return { facts: { userId }, audit: { subjectId: userId, before: lifted, after: {}, reason }, people: [userId] };
}
