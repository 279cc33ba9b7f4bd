import type { BodyOf, Endpoints } from "@trove/contract";
import { ZERO_CENTS } from "@trove/money";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { AccountParts } from "../parts.ts";
import { tellAccount } from "../tell-account.ts";
import { callBegin, callConfirm, callTakeBack } from "./closure.store.ts";
import { finishClosure } from "./finish-closure.ts";

/**
 * Begins to close an account, takes that back, or takes the person's last word. Beginning and confirming need that they
 * have just confirmed who they are: signing in is not enough, so that a stolen session can't do it. Throws
 * CONFIRMATION_REQUIRED, STATUS_CONFLICT, CLOSURE_HELD and VERSION_CONFLICT.
 */
export async function changeClosure(
  parts: AccountParts,
  person: Person,
  idempotency: Idempotency,
  { action, givenUpItems = 0, givenUpAmount = ZERO_CENTS }: BodyOf<Endpoints["changeClosure"]>,
): Promise<void> {
  const { db, auth, now } = parts;
  if (action === "TakeBack") return callTakeBack(db, person, idempotency, now());
  await auth.requireReconfirmed(db, person);
  if (action === "Begin") {
    const begin = async (tx: Transaction) => {
      if (await callBegin(tx, person, idempotency, now())) await tellAccount(parts, tx, person.userId, "closing");
    };
    await untilRaceIsWon(() => db.transaction().execute(begin));
    return;
  }
  await callConfirm(db, person, idempotency, now(), { pieces: givenUpItems, givenUpCents: givenUpAmount });
  await finishClosure(parts, person.userId);
}
