import type { FourEyes as Policy } from "../acts/act-parts.ts";
import type { ApprovalRow } from "./approvals.store.ts";

export type FourEyes = Pick<Policy, "days">;

const DAY_MS = 86_400_000;

/** The time at which an undecided request expires. */
export function expiresAt({ requestedAt }: Pick<ApprovalRow, "requestedAt">, { days }: FourEyes): Date {
  return new Date(requestedAt.getTime() + days * DAY_MS);
}

export function isExpired(approval: Pick<ApprovalRow, "requestedAt">, fourEyes: FourEyes, at: Date): boolean {
  return expiresAt(approval, fourEyes) <= at;
}

/** Requests from this time or earlier are expired at the time `at`. */
export const expiredSince = (at: Date, { days }: FourEyes): Date => new Date(at.getTime() - days * DAY_MS);
