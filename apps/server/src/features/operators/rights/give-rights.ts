import type { Preset } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { changeRights, findOperator, findUserId, type Operator } from "../../auth/index.ts";
import { hasClosureBegun } from "../../protection/index.ts";
import type { SecurityLog } from "../../../command/security-log.ts";
import type { OperatorCall } from "../acts/act.ts";
import { operatorResponse } from "./operator-response.ts";
import { tellRights } from "./tell-rights.ts";

export type RightsParts = { security: SecurityLog };
type Wanted = { userId: string; presets: Preset[]; reason: string };

/** An operator as stored in an idempotency record. Times are text, because the record is JSON. */
type OperatorFacts = Omit<Operator, "updatedAt"> & { updatedAt: string };

/** Describes an operator who has lost all rights. */
const withoutRights = (known: Operator, at: Date): Operator => ({
  ...known,
  presets: [],
  version: known.version + 1,
  updatedAt: at,
});

async function give(
  { security }: RightsParts,
  tx: Transaction,
  { userId, presets, reason }: Wanted,
  known: Operator | undefined,
  at: Date,
) {
  if (presets.length > 0 && (await hasClosureBegun(tx, userId))) {
    throw new Refusal("STATUS_CONFLICT", { detail: "This account is being closed" });
  }
  const change = await changeRights(tx, userId, presets, at);
  const operator = (await findOperator(tx, userId)) ?? (known && withoutRights(known, at));
  if (change === undefined || operator === undefined) throw new Refusal("NOT_FOUND");
  await tellRights(tx, userId);
  const facts: OperatorFacts = { ...operator, updatedAt: operator.updatedAt.toISOString() };
  const before = { ...change.before, version: known?.version };
  const after = { ...change.after, version: operator.version };
  const event = presets.length > 0 ? "admin_granted" : "admin_revoked";
  const afterCommit = () => security(event, { account: userId, reason: "dashboard" });
  return { facts, audit: { subjectId: userId, before, after, reason }, people: [userId], afterCommit };
}

/** Renders the operator of an act's facts. */
export const operatorOf = (_db: Connection, { updatedAt, ...facts }: OperatorFacts) =>
  operatorResponse({ ...facts, updatedAt: new Date(updatedAt) });

/**
 * Gives an account the role Admin and rights. They take effect at the next sign-in, because the token contains the
 * role. Throws VALIDATION_FAILED if no account has the e-mail address, STATUS_CONFLICT for an account that is already
 * an Admin.
 */
export async function appointOperator(
  parts: RightsParts,
  tx: Transaction,
  at: Date,
  { body: { email, ...wanted } }: OperatorCall<"appointOperator">,
) {
  const userId = await findUserId(tx, email);
  if (userId === undefined) {
    throw new Refusal("VALIDATION_FAILED", { errors: { email: ["No account uses this email"] } });
  }
  if ((await findOperator(tx, userId)) !== undefined) {
    throw new Refusal("STATUS_CONFLICT", { detail: "This person is already in the list. Change their rights there" });
  }
  return give(parts, tx, { userId, ...wanted }, undefined, at);
}

/**
 * Changes the rights of an Admin, who may be the caller. They take effect at the Admin's next call. Throws NOT_FOUND,
 * VERSION_CONFLICT, and STATUS_CONFLICT for the last Owner.
 */
export async function changeOperator(
  parts: RightsParts,
  tx: Transaction,
  at: Date,
  { params: { id: userId }, body: { version, ...wanted } }: OperatorCall<"changeRights">,
) {
  const known = await findOperator(tx, userId);
  if (known === undefined) throw new Refusal("NOT_FOUND");
  if (known.version !== version) throw new Refusal("VERSION_CONFLICT");
  return give(parts, tx, { userId, ...wanted }, known, at);
}
