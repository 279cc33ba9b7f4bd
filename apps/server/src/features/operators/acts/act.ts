import type { Asked, BodyOf, EndpointName, Endpoints, ParamsOf, Permission, ResponseOf } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";
import type { OperationParts } from "./operate.ts";
import type { AuditEntry } from "./operations.store.ts";

/** An operator's call, validated. */
export type OperatorCall<Name extends EndpointName = EndpointName> = {
  person: Person;
  idempotency: Idempotency;
  params: ParamsOf<Endpoints[Name]>;
  body: BodyOf<Endpoints[Name]>;
};

/** A call as it is sent, with money in euros. */
export type SentCall = { params: unknown; body: unknown };

/** A call that takes a change back. */
export type Reversal = SentCall & { action: EndpointName };

/** The state before and after an action, as its audit entry has it. */
export type Change = Pick<AuditEntry, "subjectId" | "before" | "after">;

/** The contract's description of a call for its approval. Calls without one in the contract can't need an approval. */
export type AskedBy<Name extends EndpointName> = Extract<Asked, { action: Name }>;

export type ActContext = OperationParts & {
  /** A rehearsal runs no effect. */
  afterCommit: (effect: () => unknown) => unknown;
};

/**
 * An operator's call that may have to wait for an approval, or can be taken back. It may change things only through
 * `operate(context, …)` and `context.afterCommit`, because it also runs in rehearsals, which are rolled back.
 */
export type Act<Name extends EndpointName = EndpointName> = {
  name: Name;
  run(context: ActContext, call: OperatorCall<Name>): Promise<ResponseOf<Endpoints[Name]>>;
  /** When a second person has to approve it. Without an amount, any. */
  approval?: {
    kind: FourEyesKind;
    /** Describes the call for its approval, from the change. */
    asks(db: Connection, change: Change): AskedBy<Name> | Promise<AskedBy<Name>>;
    /** The permission to decide, if it differs from the call's own permission. */
    decidedWith?: Permission;
    /** Whether it is a call that may have to wait at all: opening a box, for example, but not pausing one. */
    concerns?(call: OperatorCall<Name>): boolean;
    /** Whether the change, which the server has computed, is one that has to wait. */
    isNeeded?(change: Change): boolean;
    /** The odds that people get by the change: the approval holds for exactly these. */
    odds?(change: Change): object | null;
    /** In cents of euros. Null if the amount is unknown: then the call has to wait. */
    amount?(call: OperatorCall<Name>, change: Change): Cents | null;
  };
  /**
   * The call that takes the change back, if the version is still the one that the change has made. Undefined for a
   * change that can't be taken back.
   */
  revert?(change: Change, reason: string): Reversal | undefined;
};

/** The acts of all rooms, by the names of their endpoints. */
export type Acts = ReadonlyMap<string, Act>;

/** An act of any one endpoint. */
export type AnyAct = { [Name in EndpointName]: Act<Name> }[EndpointName];

// An act only gets calls that the schemas of its own endpoint have parsed.
export const collectActs = (...rooms: readonly (readonly AnyAct[])[]): Acts =>
  new Map(rooms.flat().map((act) => [act.name, act as Act]));

/** Checks that an act fits its endpoint. */
export const defineAct = <Name extends EndpointName>(act: Act<Name>): Act<Name> => act;
