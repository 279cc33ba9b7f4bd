import { randomUUIDv7 } from "node:crypto";
import type { ReturnState } from "@trove/contract";
import type { Cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { KnownOwn } from "../../ledger/index.ts";
import type { NotOffered } from "../../protection/index.ts";

/** A person's own money, and what they sent back of it. Times are ISO-8601 in UTC. */
export type OwnMoneyFacts = {
  ownCents: Cents;
  /** Other own money: cards have refused it, it was paid too long ago, or by a provider that the shop no longer has. */
  refusedCents: Cents;
  returns: {
    id: string;
    createdAt: string;
    cents: Cents;
    parts: { paidAt: string; cents: Cents; state: ReturnState }[];
  }[];
  /** The number of the wallet's last entry, and how much of the balance was the person's own after it. */
  lastSequence: number;
  walkedCents: Cents;
};

/** Reads a person's own money. `known` is what an earlier call has told, so that the ledger need not be read again. */
export function callFacts(
  db: Connection,
  userId: string,
  providers: readonly string[],
  at: Date,
  known: KnownOwn,
): Promise<OwnMoneyFacts> {
  return callCommand(db, command("own_money_facts", { user: userId, providers: [...providers], at, ...known }));
}

/**
 * Sends own money back to the cards that paid it. Returns false if an earlier request with this key did. Throws
 * NOT_OFFERED_HERE, STATUS_CONFLICT, VERSION_CONFLICT and RATE_LIMITED.
 */
export function callReturn(
  tx: Transaction,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  sums: { mostCents: Cents; expectedCents: Cents; providers: string[]; notOffered: NotOffered | null },
): Promise<boolean> {
  const request = requestOf(person, idempotency, at);
  return callCommand(
    tx,
    command("return_own_money", { user: person.userId, request, return: randomUUIDv7(), ...sums }),
  );
}
