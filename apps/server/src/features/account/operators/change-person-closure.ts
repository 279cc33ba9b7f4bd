import type { Transaction } from "../../../database/connection.ts";
import { Refusal } from "../../../command/refusal.ts";
import { ZERO_CENTS } from "@trove/money";
import { findAccount } from "../../auth/index.ts";
import { type AccountParts, type ClosureFacts, finishClosure, readClosure, tellAccount } from "../index.ts";
import { hasPermission, type OperatorCall } from "../../operators/index.ts";
import { requirePerson } from "../../people/index.ts";
import { callBeginFor, callClearRest, callConfirmFor, callTakeBackFor } from "./operators-closure.store.ts";

/** The fields that the audit log stores, with all that the person would give up. */
const outlined = ({ closure, pieces, sellCents, balanceCents, returnedCents, refusedCents }: ClosureFacts) => ({
  state: closure === null ? "Open" : "Closing",
  begunBy: closure?.begunBy ?? null,
  begunAt: closure?.begunAt ?? null,
  confirmedAt: closure?.confirmedAt ?? null,
  pieces,
  sellCents,
  balanceCents,
  returnedCents,
  refusedCents,
});

/** The state alone, because items and money change by themselves while the approval of a beginning waits. */
const stateOf = ({ closure }: ClosureFacts) => ({ state: closure === null ? "Open" : "Closing" });

/**
 * Begins to close the account of a person who has asked in writing, takes that back, says the last word for them, or
 * empties an account that is closed.
 * They get mails as by closing it themselves, and can take it back. Throws:
 * - FORBIDDEN for the operator's own account and without the action's permission, and NOT_FOUND;
 * - STATUS_CONFLICT for an operator's account, unless an operator has begun what is taken back or confirmed, and for
 *   taking back the last word;
 * - CLOSURE_HELD, and VERSION_CONFLICT if something else is left than the operator saw.
 */
export async function changePersonClosure(
  parts: AccountParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body }: OperatorCall<"changePersonClosure">,
) {
  if (userId === person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own account" });
  const isEmptied = body.action === "NoteTransfer" || body.action === "GiveUpRest";
  const needed = isEmptied ? "payments.refund" : "people.change";
  if (!(await hasPermission(tx, person.userId, needed))) {
    throw new Refusal("FORBIDDEN", { detail: `This needs the permission ${needed}` });
  }
  await requirePerson(tx, userId);
  const { action, givenUpItems = 0, givenUpAmount = ZERO_CENTS, restAmount = ZERO_CENTS, payee, reason } = body;
  const found = await readClosure(tx, userId, at);
  const made = { facts: { userId }, people: [userId] };
  const audited = { subjectId: userId, reason };
  switch (action) {
    case "Begin":
      await callBeginFor(tx, userId, at);
      await tellAccount(parts, tx, userId, "closingAsked");
      return {
        ...made,
        audit: { ...audited, before: stateOf(found), after: { state: "Closing", begunBy: "Operator" } },
      };
    case "TakeBack": {
      await callTakeBackFor(tx, userId);
      await tellAccount(parts, tx, userId, "closingTakenBack");
      const isLocked = (await findAccount(tx, userId))?.isLocked ?? false;
      return { ...made, audit: { ...audited, before: { ...stateOf(found), isLocked }, after: { state: "Open" } } };
    }
    case "Confirm": {
      await callConfirmFor(tx, userId, { pieces: givenUpItems, givenUpCents: givenUpAmount }, at);
      const after = { state: "Closing", givenUpItems, givenUpCents: givenUpAmount };
      const audit = { ...audited, before: outlined(found), after };
      return { ...made, audit, afterCommit: () => finishClosure(parts, userId) };
    }
    case "NoteTransfer":
    case "GiveUpRest": {
      await callClearRest(tx, userId, { cents: restAmount, isTransferred: action === "NoteTransfer" }, at);
      const after = { state: "Closed", rest: action, restCents: restAmount, ...(payee !== undefined && { payee }) };
      return { ...made, audit: { ...audited, before: { balanceCents: found.balanceCents }, after } };
    }
  }
}
