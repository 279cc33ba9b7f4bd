import type { Asked, BodyOf, EndpointName, Endpoints, ParamsOf, Permission, ResponseOf } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";
import type { OperationParts } from "./operate.ts";
import type { AuditEntry } from "./operations.store.ts";

/** An operator's call after validation. */
export type OperatorCall<Name extends EndpointName = EndpointName> = {
  person: Person;
  idempotency: Idempotency;
  params: ParamsOf<Endpoints[Name]>;
  body: BodyOf<Endpoints[Name]>;
};

/** A call in wire form, with money in euros. */
export type SentCall = { params: unknown; body: unknown };

/** A call that reverts a change. */
export type Reversal = SentCall & { action: EndpointName };

/** The state before and after an action, as stored in its audit entry. */
export type Change = Pick<AuditEntry, "subjectId" | "before" | "after">;

/**
 * The description of a call for its approval, as the contract defines it. Calls without a description in the contract
 * can't need an approval.
 */
export type AskedBy<Name extends EndpointName> = Extract<Asked, { action: Name }>;

export type ActContext = OperationParts & {
  /** Runs an effect after the commit. A rehearsal doesn't run it. */
  afterCommit: (effect: () => unknown) => unknown;
};

/**
 * An operator's call that may need an approval, or that can be reverted. It may change things only through
 * `operate(context, …)` and `context.afterCommit`, because it also runs in rehearsals, which are rolled back.
 */
export type Act<Name extends EndpointName = EndpointName> = {
  name: Name;
  run(context: ActContext, call: OperatorCall<Name>): Promise<ResponseOf<Endpoints[Name]>>;
  /** States when a second person must approve the call. Without `amount`, the approval doesn't depend on an amount. */
  approval?: {
    kind: FourEyesKind;
    /** Describes the call for its approval. */
    asks(db: Connection, change: Change): AskedBy<Name> | Promise<AskedBy<Name>>;
    /** The permission to decide about the call, if it differs from the permission for the call itself. */
    decidedWith?: Permission;
    /** False for calls that never need an approval: pausing a box, for example, in contrast to opening one. */
    concerns?(call: OperatorCall<Name>): boolean;
    /** True if the change, as the server has computed it, needs an approval. */
    isNeeded?(change: Change): boolean;
    /** The odds that people will get. The approval is valid only for these odds. */
    odds?(change: Change): object | null;
    /** The amount in cents of euros. Null if it is unknown: then the call needs an approval. */
    amount?(call: OperatorCall<Name>, change: Change): Cents | null;
  };
  /**
   * Builds the call that reverts the change. The call fails if there was another change since. Undefined if the change
   * can't be reverted.
   */
  revert?(change: Change, reason: string): Reversal | undefined;
};

/** The acts of all rooms, by the names of their endpoints. */
export type Acts = ReadonlyMap<string, Act>;

/** The union of the acts of all endpoints. */
export type AnyAct = { [Name in EndpointName]: Act<Name> }[EndpointName];

// The cast is safe because an act only gets calls that its own endpoint's schemas have parsed.
export const collectActs = (...rooms: readonly (readonly AnyAct[])[]): Acts =>
  new Map(rooms.flat().map((act) => [act.name, act as Act]));

/** Makes the compiler check that an act fits its endpoint. */
export const defineAct = <Name extends EndpointName>(act: Act<Name>): Act<Name> => act;
