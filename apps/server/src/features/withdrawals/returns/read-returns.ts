import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Person } from "../../../command/person.ts";
import type { WithdrawalParts } from "../parts.ts";
import { type Named, readOwnPieces, requireOwnThing } from "./own-thing.ts";
import { reasonsFor } from "./reasons.ts";
import { readReturnedPieces, readReturns } from "./returns.store.ts";

/** Reads the returns of an order or shipment of the caller, and what can still come back. Throws NOT_FOUND. */
export async function listReturns(
  parts: WithdrawalParts,
  named: Named,
  person: Person | undefined,
): Promise<ResponseOf<Endpoints["getReturns"]>> {
  const thing = await requireOwnThing(parts, named, person);
  const [pieces, rows, piecesOf] = await Promise.all([
    readOwnPieces(parts, thing),
    readReturns(parts.db, thing),
    readReturnedPieces(parts.db, thing),
  ]);
  return {
    pieces: pieces.map(({ position, isSent, quantity, itemId, name, priceCents, source, exception }) => {
      return { position, isSent, quantity, itemId, name, price: toEuros(priceCents), source, exception };
    }),
    reasons: reasonsFor(pieces, thing, parts.now()),
    closesAtUtc: thing.closesAt?.toISOString() ?? null,
    returns: rows.map(({ number, reason, status, exception, receivedAt, sendBy, dueAt, ...row }) => ({
      number,
      reason,
      status,
      exception,
      receivedAtUtc: receivedAt.toISOString(),
      sendByUtc: sendBy?.toISOString() ?? null,
      dueAtUtc: dueAt.toISOString(),
      pieces: piecesOf(row.withdrawalId),
      refunded: toEuros(row.refundedCents),
    })),
  };
}
