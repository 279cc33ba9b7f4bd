import stringify from "safe-stable-stringify";
import { z } from "zod";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { findOperator } from "../../auth/index.ts";
import { notify } from "../../notifications/index.ts";
import { absentOperator } from "../acts/absent-operator.ts";
import type { Act, Change, OperatorCall } from "../acts/act.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { operate, type OperationParts, type Seen } from "../acts/operate.ts";
import { type ApprovalRow, lockApproval, writeEnd } from "./approvals.store.ts";
import { mayDecide } from "./deciders.ts";
import { isExpired } from "./expiry.ts";
import { loggedRequest } from "./logged-request.ts";
import { readSent } from "./read-sent.ts";

type Request = { person: Person; approvalId: string };

const kept = z.object({ params: z.unknown(), body: z.unknown(), revertsId: z.string().nullable() });

const OTHER_ODDS =
  "The odds or prices are not the ones that were asked for: an item has another name or price now. Ask again";

/** Effects outside of the database that run after the commit. */
type Effects = (() => unknown)[];

function isSame(one: object | null, other: object | null): boolean {
  const json = (value: object | null) => stringify(JSON.parse(JSON.stringify(value)));
  return json(one) === json(other);
}

/**
 * Runs the approved call as the operator who requested it. Throws VERSION_CONFLICT if the call would now change another
 * state, or lead to other odds or to a higher amount.
 */
async function run(
  parts: ActParts,
  act: Act,
  approval: ApprovalRow,
  { approvedBy, effects }: { approvedBy: string; effects: Effects },
): Promise<Seen> {
  const { revertsId, ...sent } = kept.parse(approval.request);
  const seen: Seen[] = [];
  const context: OperationParts = {
    ...parts,
    cause: { approvedBy, revertsId, reason: approval.reason },
    isSessionless: true,
    onAudit: (entry) => void seen.push(entry),
    afterCommit: (effect) => void effects.push(effect),
  };
  const idempotency = { key: approval.idempotencyKey, requestHash: approval.requestHash };
  const call = readSent(act.name, { person: absentOperator(approval.requestedBy), idempotency }, sent);
  await operate(context, act, call);
  const change = seen.at(-1);
  const beforeOf = (made: Change) => act.approval?.holdsFor?.(made) ?? made.before;
  if (change?.subjectId !== approval.subjectId || !isSame(beforeOf(change), beforeOf(approval))) {
    throw new Refusal("VERSION_CONFLICT");
  }
  const oddsOf = (made: Change) => act.approval?.odds?.(made) ?? null;
  if (!isSame(oddsOf(change), oddsOf(approval))) throw new Refusal("VERSION_CONFLICT", { detail: OTHER_ODDS });
  const amountOf = (made: Change) => act.approval?.amount?.(call, made) ?? null;
  const [now, approved] = [amountOf(change), amountOf(approval)];
  if (approved !== null && (now === null || now > approved)) throw new Refusal("VERSION_CONFLICT");
  return change;
}

/**
 * Runs an approved call. Throws VERSION_CONFLICT as {@link run} does, and STATUS_CONFLICT in place of all other
 * refusals.
 */
async function runOrRefuse(...args: Parameters<typeof run>): Promise<Seen> {
  try {
    return await run(...args);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "VERSION_CONFLICT") throw error;
    const why = error.code === "FORBIDDEN" ? "whoever asked may not do this any more" : error.message;
    throw new Refusal("STATUS_CONFLICT", { detail: `This is no longer possible: ${why}` });
  }
}

/** Throws FORBIDDEN if the change concerns the person, for example their own balance or rights. */
function refuseOwn({ people }: Pick<Seen, "people">, { userId }: Pick<Person, "userId">): void {
  if (people.includes(userId)) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to decide on changes to your account" });
  }
}

/**
 * Locks an approval that waits for a decision. Throws:
 * - NOT_FOUND
 * - FORBIDDEN for the person's own request, for a change that concerns them, or without the permission to decide
 * - STATUS_CONFLICT if the request has ended
 */
async function lockUndecided(
  tx: Transaction,
  { person, approvalId }: Request,
  { acts, fourEyes }: ActParts,
  at: Date,
): Promise<{ approval: ApprovalRow; act: Act }> {
  const approval = await lockApproval(tx, approvalId);
  if (approval === undefined) throw new Refusal("NOT_FOUND");
  const { action, status, requestedBy } = approval;
  if (requestedBy === person.userId) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to decide on your request" });
  }
  refuseOwn(approval, person);
  const act = acts.get(action);
  if (act === undefined) throw new Error(`${action} is no act`);
  const presets = (await findOperator(tx, person.userId))?.presets ?? [];
  if (!mayDecide(act, presets)) throw new Refusal("FORBIDDEN");
  if (status === "Withdrawn") throw new Refusal("STATUS_CONFLICT", { detail: "This request was withdrawn" });
  if (status === "Expired" || isExpired(approval, fourEyes, at)) {
    throw new Refusal("STATUS_CONFLICT", { detail: "This request has expired and has to be made again" });
  }
  if (status !== "Waiting") throw new Refusal("STATUS_CONFLICT", { detail: "This request has already been decided" });
  return { approval, act };
}

/**
 * Decides another operator's request. An approved call runs in the same transaction, exactly as requested, as the
 * operator who requested it. If the call is refused, the request stays undecided. Locks the approval, so it can end
 * only once.
 */
export async function decideApproval(
  parts: ActParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: approvalId }, body }: OperatorCall<"decideApproval">,
) {
  const { isApproved, reason = null } = body;
  const effects: Effects = [];
  const { approval, act } = await lockUndecided(tx, { person, approvalId }, parts, at);
  const status = isApproved ? "Approved" : "Rejected";
  const decision = { status, decidedBy: person.userId, decidedAt: at, decisionReason: reason } as const;
  await writeEnd(tx, approvalId, decision);
  const told = { kind: "approvalDecided", params: { approvalId, isApproved } } as const;
  await notify(tx, { userId: approval.requestedBy }, told, { at });
  if (isApproved) {
    const means = { approvedBy: person.userId, effects };
    // Checks the people again, because the change may by now concern others than at the request.
    refuseOwn(await runOrRefuse({ ...parts, db: tx }, act, approval, means), person);
  }
  const { action, subjectId, requestedBy } = approval;
  const before = { status: "Waiting", action, subjectId, requestedBy, request: loggedRequest(approval) };
  const audit = { subjectId: approvalId, before, after: { ...before, status }, reason };
  const afterCommit = async () => {
    for (const effect of effects) await effect();
  };
  return { facts: { approvalId }, audit, afterCommit };
}
