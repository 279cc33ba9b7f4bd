import type { BodyOf, Endpoints, Preset } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { changeRights, findOperator, findUserId, lockRights, type Operator } from "../../auth/index.ts";
import type { SecurityLog } from "../../../command/security-log.ts";
import type { ActContext } from "../acts/act.ts";
import { operate } from "../acts/operate.ts";
import { tellRights } from "./tell-rights.ts";

export type RightsParts = ActContext & { security: SecurityLog };
type Request = { person: Person; idempotency: Idempotency };
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

const operatorOf = ({ updatedAt, ...facts }: OperatorFacts): Operator => ({ ...facts, updatedAt: new Date(updatedAt) });

/**
 * Gives an account the role Admin and rights. They take effect at the next sign-in, because the token contains the
 * role. Throws VALIDATION_FAILED if no account has the e-mail address, STATUS_CONFLICT for an account that is already
 * an Admin.
 */
export async function appointOperator(
  parts: RightsParts,
  request: Request,
  { email, presets, reason }: BodyOf<Endpoints["appointOperator"]>,
): Promise<Operator> {
  const operation = { ...request, action: "appointOperator", subject: request.person.userId, lockFirst: lockRights };
  const facts = await operate(parts, operation, async (tx, at) => {
    const userId = await findUserId(tx, email);
    if (userId === undefined) {
      throw new Refusal("VALIDATION_FAILED", { errors: { email: ["No account uses this email"] } });
    }
    if ((await findOperator(tx, userId)) !== undefined) {
      throw new Refusal("STATUS_CONFLICT", { detail: "This person is already in the list. Change their rights there" });
    }
    return give(parts, tx, { userId, presets, reason }, undefined, at);
  });
  return operatorOf(facts);
}

/**
 * Changes the rights of an Admin, who may be the caller. They take effect at the Admin's next call. Throws NOT_FOUND,
 * VERSION_CONFLICT, and STATUS_CONFLICT for the last Owner.
 */
export async function changeOperator(
  parts: RightsParts,
  request: Request & { userId: string },
  { presets, version, reason }: BodyOf<Endpoints["changeRights"]>,
): Promise<Operator> {
  const { userId, ...rest } = request;
  const operation = { ...rest, action: "changeRights", subject: rest.person.userId, lockFirst: lockRights };
  const facts = await operate(parts, operation, async (tx, at) => {
    const known = await findOperator(tx, userId);
    if (known === undefined) throw new Refusal("NOT_FOUND");
    if (known.version !== version) throw new Refusal("VERSION_CONFLICT");
    return give(parts, tx, { userId, presets, reason }, known, at);
  });
  return operatorOf(facts);
}
