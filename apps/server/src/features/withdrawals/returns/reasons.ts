import { isFault, WITHDRAWAL_REASONS, type WithdrawalReason } from "@trove/contract";
import type { Thing } from "../receiving/match-withdrawal.ts";
import type { OwnPiece } from "./own-thing.ts";

type Rights = Pick<Thing, "closesAt" | "guaranteeUntil" | "takesBoxes">;

const isOpen = (until: Date | null, at: Date) => until === null || at < until;

/** True if a piece can be given back for a reason. A fault shows only in what was sent. */
export function canReturn(
  { isSent, source }: Pick<OwnPiece, "isSent" | "source">,
  reason: WithdrawalReason,
  { closesAt, guaranteeUntil, takesBoxes }: Rights,
  at: Date,
): boolean {
  if (isFault(reason)) return isSent && isOpen(guaranteeUntil, at);
  return isOpen(closesAt, at) && (takesBoxes || source === "Purchase");
}

/** Returns the reasons for which at least one of the pieces can be given back. */
export const reasonsFor = (pieces: readonly OwnPiece[], rights: Rights, at: Date): WithdrawalReason[] =>
  WITHDRAWAL_REASONS.filter((reason) => pieces.some((piece) => canReturn(piece, reason, rights, at)));
