import type { Asked, BodyOf, EndpointName, Endpoints, ParamsOf, Permission, ResponseOf } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";
import type { AdminParts } from "../parts.ts";
import type { AuditEntry } from "./operations.store.ts";

/** An operator's call, validated. */
export type OperatorCall<Name extends EndpointName> = {
  person: Person;
  idempotency: Idempotency;
  params: ParamsOf<Endpoints[Name]>;
  body: BodyOf<Endpoints[Name]>;
};

/** A call as it is sent, with money in euros. */
export type SentCall = { params: unknown; body: unknown };

/** The state before and after an action, as its audit entry has it. */
export type Change = Pick<AuditEntry, "subjectId" | "before" | "after">;

/** What a call of an approval asks for; a call that the contract has no words for can't have one. */
export type AskedBy<Name extends EndpointName> = Extract<Asked, { action: Name }>;

/**
 * What an operator's call does. In `commands.ts`, so that it can wait for an approval, and be taken back. All that it
 * changes, it changes through `operate(parts, …)`, or else through `parts`: it is also run to see what it would do.
 */
export type Command<Name extends EndpointName> = {
  run: (parts: AdminParts, call: OperatorCall<Name>) => Promise<ResponseOf<Endpoints[Name]>>;
  /** When a second person has to approve it. Without an amount, any. */
  approval?: {
    kind: FourEyesKind;
    /** What it asks for, as whoever decides reads it, from its change. */
    asks: (db: Connection, change: Change) => Promise<AskedBy<Name>>;
    /** What whoever decides has to be permitted, if what is decided is something else than what the call mostly does. */
    decidedWith?: Permission;
    /** Whether it is a call that may have to wait at all: opening a box, for example, but not pausing one. */
    concerns?: (call: OperatorCall<Name>) => boolean;
    /** Whether the change, which the server has computed, is one that has to wait. */
    isNeeded?: (change: Change) => boolean;
    /** In euros. Null if nobody knows what it is worth: then it has to wait. */
    amount?: (call: OperatorCall<Name>, change: Change) => Cents | null;
  };
  /**
   * The call that takes the change back, if the version is still the one that the change has made. Undefined for a
   * change that can't be taken back.
   */
  revert?: (change: Change, reason: string) => Reversal | undefined;
};

/** A call that takes a change back. */
export type Reversal = SentCall & { action: EndpointName };
