import { type Endpoints, permissionsOf, type Preset, type ResponseOf } from "@trove/contract";
import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { findOperator } from "../../auth/index.ts";
import { type Acts, defineAct, type OperatorCall } from "../acts/act.ts";
import type { Connection } from "../../../database/connection.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { operatorName } from "../audit/operator-name.ts";
import { type ApprovalRow, countApprovals, findApproval, readApprovals } from "./approvals.store.ts";
import { decideApproval } from "./decide-approval.ts";
import { mayDecide } from "./deciders.ts";
import { expiresAt, isExpired } from "./expiry.ts";
import { withdrawApproval } from "./withdraw-approval.ts";

type Caller = { userId: string; presets: readonly Preset[] };

/** Returns the names of the acts about which a person may decide, by their permissions. */
function decidable(acts: Acts, { presets }: Caller): string[] {
  if (!permissionsOf(presets).includes("approvals.decide")) return [];
  return [...acts.values()].filter((act) => act.approval && mayDecide(act, presets)).map(({ name }) => name);
}

type Response = ResponseOf<Endpoints["decideApproval"]>;

/**
 * Describes the call that waits for approval. Null if an earlier release stored it in another form, or if its subject
 * no longer exists.
 */
async function askedOf({ db, acts }: ActParts, { action, ...change }: ApprovalRow): Promise<Response["asked"]> {
  try {
    return (await acts.get(action)?.approval?.asks(db, change, change.request)) ?? null;
  } catch (error) {
    if (error instanceof z.ZodError || (error instanceof Refusal && error.code === "NOT_FOUND")) return null;
    throw error;
  }
}

async function approvalResponse(parts: ActParts, caller: Caller, row: ApprovalRow): Promise<Response> {
  const { acts, fourEyes, now } = parts;
  const { approvalId, action, subjectId, before, after, reason, decisionReason } = row;
  const isOwn = row.requestedBy === caller.userId;
  const isTheirs = !isOwn && !row.people.includes(caller.userId) && decidable(acts, caller).includes(action);
  // A request past its time counts as expired, even if the job that expires it has not run yet.
  const status = row.status === "Waiting" && isExpired(row, fourEyes, now()) ? "Expired" : row.status;
  return {
    id: approvalId,
    action,
    subjectId,
    asked: await askedOf(parts, row),
    requestedBy: operatorName(row.requestedBy, row.requestedByName),
    requestedAtUtc: row.requestedAt.toISOString(),
    before,
    after,
    reason,
    status,
    decidedBy: row.decidedBy === null ? null : operatorName(row.decidedBy, row.decidedByName),
    decidedAtUtc: row.decidedAt?.toISOString() ?? null,
    decisionReason,
    canDecide: status === "Waiting" && isTheirs,
    canWithdraw: status === "Waiting" && isOwn,
    expiresAtUtc: expiresAt(row, fourEyes).toISOString(),
  };
}

const callerOf = async (db: Connection, userId: string): Promise<Caller> => {
  return { userId, presets: (await findOperator(db, userId))?.presets ?? [] };
};

/** The acts that end a request for approval. */
export function approvalActs(parts: ActParts) {
  const response = async (db: Connection, facts: { approvalId: string }, { person }: Pick<OperatorCall, "person">) => {
    const [row, caller] = await Promise.all([findApproval(db, facts.approvalId), callerOf(db, person.userId)]);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return approvalResponse(parts, caller, row);
  };
  return [
    defineAct({ name: "decideApproval", change: (tx, at, call) => decideApproval(parts, tx, at, call), response }),
    defineAct({ name: "withdrawApproval", change: withdrawApproval, response }),
  ];
}

export function approvalRoutes(bind: Bind, parts: ActParts): void {
  const { db } = parts;

  bind("listApprovals", async ({ person, query }) => {
    const caller = await callerOf(db, person.userId);
    const visible = {
      userId: person.userId,
      actions: decidable(parts.acts, caller),
      status: query.status,
      id: query.id,
    };
    const [rows, totalCount] = await Promise.all([
      readApprovals(db, visible, pageRange(query)),
      countApprovals(db, visible),
    ]);
    const items = await Promise.all(rows.map((row) => approvalResponse(parts, caller, row)));
    return pageResponse(query, items, totalCount);
  });
}
