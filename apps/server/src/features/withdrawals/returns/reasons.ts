import { isFault, WITHDRAWAL_REASONS, type WithdrawalReason } from "@trove/contract";
import type { Thing } from "../receiving/match-withdrawal.ts";
import type { OwnPiece } from "./own-thing.ts";

type Rights = Pick<Thing, "periodsOf">;
type Piece = Pick<OwnPiece, "isSent" | "source" | "exception"> & { arrivals: readonly (Date | null)[] };

/**
 * Returns how many pieces of a line can be given back for a reason: each as long as its own parcel's period. A fault
 * shows only in what was sent.
 */
export function returnable(
  { isSent, source, exception, arrivals }: Piece,
  reason: WithdrawalReason,
  { periodsOf }: Rights,
  at: Date,
): number {
  const hasRight = isFault(reason) ? isSent : exception === null;
  if (!hasRight) return 0;
  const end = isFault(reason) ? "guaranteeUntil" : "closesAt";
  return arrivals.filter((arrivedAt) => {
    const until = periodsOf(arrivedAt, source === "LootBox")[end];
    return until === null || at < until;
  }).length;
}

/** Returns the reasons for which at least one of the pieces can be given back. */
export const reasonsFor = (pieces: readonly Piece[], rights: Rights, at: Date): WithdrawalReason[] =>
  WITHDRAWAL_REASONS.filter((reason) => pieces.some((piece) => returnable(piece, reason, rights, at) > 0));
