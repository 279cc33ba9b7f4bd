import type { Needed } from "@trove/contract/permissions";
import type { Cents } from "@trove/money";
import { call } from "../../../api/call.ts";
import { breakBody, type BreakLength } from "./break-length.ts";
import type { OperatorsPerson } from "../operators-person.ts";

/** An operator's action on a person's account. */
export type PersonAction =
  | "lock"
  | "unlock"
  | "credit"
  | "signOut"
  | "password"
  | "factors"
  | "identity"
  | "lift"
  | "break"
  | "hold"
  | "release"
  | "note"
  | "case"
  | "close"
  | "reopen"
  | "end"
  | "transfer"
  | "keep";

/** The values that an operator enters for an action. */
export type ActionBody = {
  reason: string;
  text: string;
  amount: Cents;
  birthDate: string;
  residence: string;
  countsAlone: boolean;
  length: BreakLength;
  /** The items and money that the person gives up with the account, as the operator has seen them. */
  givenUp: { givenUpItems: number; givenUpAmount: Cents };
  /** The balance of a closed account, or the owner's part of it for a transfer, as the operator has seen it. */
  restAmount: Cents;
  /** Who gets a bank transfer. */
  payee: string;
};

/** The actions that a person's current state allows. */
export function personActions(person: OperatorsPerson): readonly PersonAction[] {
  const { balance, isLocked, hold, hasFactor, identity, followedExclusion, closure } = person;
  if (closure?.state === "Closed") return ["note", "case", ...(balance > 0 ? (["transfer", "keep"] as const) : [])];
  const withLift = followedExclusion === null ? [] : (["lift"] as const);
  const withFactor = hasFactor ? (["factors"] as const) : [];
  const withIdentity = identity === null ? [] : (["identity"] as const);
  const withHold = hold === null ? "hold" : "release";
  const access = ["break", "password", ...withIdentity, ...withLift, ...withFactor, "signOut"] as const;
  const closing = closure?.isAsked === true ? (["end", "reopen"] as const) : (["close"] as const);
  const others = [...access, isLocked ? "unlock" : "lock", ...closing] as const;
  return ["note", "case", "credit", withHold, ...others];
}

/** The permission that an action needs. */
export const permissionFor: Record<PersonAction, Needed> = {
  note: "people.change",
  credit: "people.credit",
  hold: "cases.change",
  release: "cases.change",
  case: "cases.change",
  password: "people.change",
  factors: "people.change",
  identity: "people.change",
  lift: "people.change",
  break: ["people.change", "people.protect"],
  signOut: "people.change",
  unlock: "people.change",
  lock: "people.change",
  close: "people.change",
  reopen: "people.change",
  end: "people.change",
  transfer: "payments.refund",
  keep: "payments.refund",
};

/** Sends an action. A retry with the same idempotency key takes effect once. */
export function sendAction(
  action: PersonAction,
  { id, version }: Pick<OperatorsPerson, "id" | "version">,
  { reason, text, amount, birthDate, residence, countsAlone, length, givenUp, restAmount, payee }: ActionBody,
  idempotencyKey: string,
): Promise<unknown> {
  const params = { id };
  const options = { idempotencyKey };
  switch (action) {
    case "lock":
    case "unlock":
      return call("lockPerson", { params, body: { isLocked: action === "lock", reason, version } }, options);
    case "hold":
    case "release":
      return call("holdShipments", { params, body: { isHeld: action === "hold", reason } }, options);
    case "credit":
      return call("creditPerson", { params, body: { amount, reason } }, options);
    case "signOut":
      return call("endPersonSessions", { params, body: { reason } }, options);
    case "password":
      return call("mailPersonPassword", { params, body: { reason } }, options);
    case "factors":
      return call("resetPersonFactors", { params, body: { reason } }, options);
    case "identity":
      return call("correctPersonIdentity", { params, body: { birthDate, residence, countsAlone, reason } }, options);
    case "lift":
      return call("liftExclusion", { params, body: { reason } }, options);
    case "break":
      return call("startPersonBreak", { params, body: { ...breakBody(length, new Date()), reason } }, options);
    case "close":
      return call("changePersonClosure", { params, body: { action: "Begin", reason } }, options);
    case "reopen":
      return call("changePersonClosure", { params, body: { action: "TakeBack", reason } }, options);
    case "end":
      return call("changePersonClosure", { params, body: { action: "Confirm", reason, ...givenUp } }, options);
    case "transfer":
      return call(
        "changePersonClosure",
        { params, body: { action: "NoteTransfer", reason, restAmount, payee } },
        options,
      );
    case "keep":
      return call("changePersonClosure", { params, body: { action: "GiveUpRest", reason, restAmount } }, options);
    case "case":
      return call("openCase", { body: { personId: id, reason } }, options);
    case "note":
      return call("notePerson", { params, body: { text } }, options);
  }
}
