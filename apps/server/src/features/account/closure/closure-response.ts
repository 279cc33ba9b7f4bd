import type { Endpoints, ResponseOf } from "@trove/contract";
import { subtract, toEuros } from "@trove/money";
import type { ClosureFacts } from "./closure.store.ts";

/** Renders how far an account is closed. */
export function closureResponse(facts: ClosureFacts): ResponseOf<Endpoints["getClosure"]> {
  const { closure, pieces, sellCents, balanceCents, returnedCents, refusedCents, holds } = facts;
  return {
    state: closure === null ? "Open" : closure.closedAt === null ? "Closing" : "Closed",
    begunAtUtc: closure?.begunAt ?? null,
    confirmedAtUtc: closure?.confirmedAt ?? null,
    items: { count: pieces, sellValue: toEuros(sellCents) },
    balance: toEuros(balanceCents),
    returnedAmount: toEuros(returnedCents),
    givenUpAmount: toEuros(subtract(balanceCents, returnedCents)),
    holds,
    refusedAmount: toEuros(refusedCents),
  };
}
