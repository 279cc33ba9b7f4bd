import type {
  Asked,
  BodyOf,
  EndpointName,
  Endpoints,
  ParamsOf,
  Permission,
  QueryOf,
  ResponseOf,
} from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Cents } from "@trove/money";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";
import type { AuditEntry } from "./operations.store.ts";

/** An operator's call after validation. */
export type OperatorCall<Name extends EndpointName = EndpointName> = {
  person: Person;
  idempotency: Idempotency;
  params: ParamsOf<Endpoints[Name]>;
  body: BodyOf<Endpoints[Name]>;
};

/** A call with those parts of its request that are not kept when it waits for an approval. */
export type DirectCall<Name extends EndpointName = EndpointName> = OperatorCall<Name> & {
  query: QueryOf<Endpoints[Name]>;
  language: Language;
  rawBody: Buffer;
};

/** A call in wire form, with money in euros. */
export type SentCall = { params: unknown; body: unknown };

/** A call that reverts a change. */
export type RevertCall = SentCall & { action: EndpointName };

/** The state before and after an action, as stored in its audit entry. */
export type Change = Pick<AuditEntry, "subjectId" | "before" | "after">;

/**
 * The description of a call for its approval, as the contract defines it. Calls without a description in the contract
 * can't need an approval.
 */
export type AskedBy<Name extends EndpointName> = Extract<Asked, { action: Name }>;

/**
 * The result of an act. `facts` are the data that its response is rendered from, `audit` is the content of its
 * audit entry, and `people` are those whose rights, money or goods it changes. `afterCommit` is an effect outside of
 * the database; a replayed request doesn't run it.
 */
export type Operated<Facts> = {
  facts: Facts;
  audit: Pick<AuditEntry, "subjectId" | "before" | "after"> & Partial<Pick<AuditEntry, "reason">>;
  people?: readonly string[];
  afterCommit?: () => unknown;
};

/** The facts that `operate` needs before the transaction of an act begins. */
export type Prepared = {
  /** The owner of the changed rows: a person, or a guest's purchase. By default the operator. */
  subject?: string;
  /** The required permission, if the endpoint names several because it depends on the kind of the changed thing. */
  permission?: Permission;
  /**
   * Locks what must be locked before the operator's own rights. Otherwise operators who change each other's rights at
   * the same time would deadlock.
   */
  lockFirst?: (tx: Transaction) => Promise<void>;
};

/**
 * An operator's call that changes something. `operate` runs it, also in rehearsals, which are rolled back: so `change`
 * has no effect outside of the transaction, except the one that it returns.
 */
export type Act<
  Name extends EndpointName = EndpointName,
  Facts extends object = object,
  Before extends object = object,
  Call extends OperatorCall<Name> = OperatorCall<Name>,
> = {
  name: Name;
  /** Runs before the transaction begins, and again in each rehearsal. */
  prepare?(db: Connection, call: Call): (Prepared & Before) | Promise<Prepared & Before>;
  /**
   * `auditId` is the id that the audit entry will have, for lines that belong to the entry. `approvedBy` is the second
   * person of an approved call.
   */
  change(
    tx: Transaction,
    at: Date,
    call: Call,
    before: Prepared & Before & { auditId: string; approvedBy: string | null },
  ): Promise<Operated<Facts>>;
  /** Renders the response, after the commit. A repeated call gets it from the facts of the first. */
  response(db: Connection, facts: Facts, call: Call): Response<Name> | Promise<Response<Name>>;
  /** States when a second person must approve the call. Without `amount`, the approval doesn't depend on an amount. */
  approval?: {
    kind: FourEyesKind;
    /** True if a second person must approve the call, also if FOUR_EYES does not name it. */
    isAlways?: boolean;
    /** Describes the call for its approval. `request` is the call in wire form. */
    asks(db: Connection, change: Change, request: unknown): AskedBy<Name> | Promise<AskedBy<Name>>;
    /** The permission to decide about the call, if it differs from the permission for the call itself. */
    decidedWith?: Permission;
    /** False for calls that never need an approval: pausing a box, for example, in contrast to opening one. */
    concerns?(call: OperatorCall<Name>): boolean;
    /** True if the change, as the server has computed it, needs an approval. */
    isNeeded?(change: Change): boolean;
    /** The part of the state before that has to be the same when the call is approved. By default, all of it. */
    holdsFor?(change: Change): object | null;
    /** Runs when the call has been put into the queue, in the same transaction. */
    whenAsked?(tx: Transaction, change: Change): Promise<void>;
    /** The odds or prices that people will get. The approval is valid only for these. */
    odds?(change: Change): object | null;
    /** The amount in cents of euros. Null if it is unknown: then the call needs an approval. */
    amount?(call: OperatorCall<Name>, change: Change): Cents | null;
    /** Who gets the amount. By default, the last of the change's people. */
    recipientId?(change: Change): string;
  };
  /**
   * Builds the call that reverts the change. The call fails if there was another change since. Undefined if the change
   * can't be reverted.
   */
  revert?(change: Change, reason: string): RevertCall | undefined;
};

type Response<Name extends EndpointName> = ResponseOf<Endpoints[Name]>;

/** The acts of all rooms, by the names of their endpoints. */
export type Acts = ReadonlyMap<string, Act>;

/** The union of the acts of all endpoints. */
export type AnyAct = { [Name in EndpointName]: Act<Name> }[EndpointName];

// The cast is safe because an act only gets calls that its own endpoint's schemas have parsed.
export const collectActs = (...rooms: readonly (readonly AnyAct[])[]): Acts =>
  new Map(rooms.flat().map((act) => [act.name, act as Act]));

/** Makes the compiler check that an act fits its endpoint. */
export const defineAct = <Name extends EndpointName, Facts extends object, Before extends object = object>(
  act: Act<Name, Facts, Before>,
): Act<Name> => act;

/** Defines an act that needs more of the request. So it can neither wait for an approval nor revert a change. */
export const defineDirectAct = <Name extends EndpointName, Facts extends object, Before extends object = object>(
  act: Omit<Act<Name, Facts, Before, DirectCall<Name>>, "approval" | "revert">,
): Act<Name> => act;
