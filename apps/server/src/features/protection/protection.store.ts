import type { LimitKind, LimitPeriod } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import type { LastCheck } from "./identity/identity-state.ts";
import type { RegisterAnswer } from "./register/exclusion-register.ts";

type Counters = Partial<Record<LimitKind, Cents>> & { resetsAtUtc: string };

export type Limit = {
  id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Null for none any more. */
  cents: Cents | null;
  /** Set while a higher amount, or none, waits to be confirmed. */
  requestedAt: string | null;
  requestedCents: Cents | null;
  confirmableAt: string | null;
  lapsesAt: string | null;
};

/** The stored facts about a person's protection. Times are ISO-8601 in UTC. Missing counters are zero. */
export type ProtectionFacts = {
  periods: Record<LimitPeriod, Counters>;
  limits: Limit[];
  session: { startedAt: string; paidCents: Cents; wonCents: Cents } | null;
  lastOpenedAt: string | null;
  realityMinutes: number | null;
  realitySeenAt: string | null;
  reportSeenAt: string | null;
  limitChosenAt: string | null;
  /** The hash of the text of the last consent to drawings without withdrawal. */
  consentHash: string | null;
  birthDate: string | null;
  residence: string | null;
  /** The last check of the identity; null before the first. */
  identity: LastCheck | null;
  /** The residence before, which counts until a time. */
  former: { residence: string; until: string } | null;
  /** The countries of top-ups and orders by card, each with the time of the last one. Null without a row. */
  topUpCountries: Record<string, string> | null;
  /** The countries of removed addresses, each with the time until which it counts. Null without a row. */
  leftCountries: Record<string, string> | null;
  /** The last answer of a register of exclusions. */
  register: RegisterAnswer | null;
  /** The last time at which the register did not answer. */
  registerSilentAt: string | null;
};

export function readProtection(db: Connection, userId: string, at: Date, zone: string): Promise<ProtectionFacts> {
  return callCommand(db, command("protection_read", { user: userId, at, zone }));
}

export type Identity = { birthDate: string; residence: string };

/** Corrects what a person has declared. Returns what it was. Throws STATUS_CONFLICT if nothing was declared. */
export function callCorrectIdentity(
  tx: Transaction,
  userId: string,
  identity: Identity,
  { raiseHours, at }: { raiseHours: number; at: Date },
): Promise<Identity & { formerResidence: string | null; leftCountries: Record<string, string> }> {
  return callCommand(tx, command("protection_identity_correct", { user: userId, ...identity, raiseHours, at }));
}

export type Places = Pick<ProtectionFacts, "residence" | "former" | "topUpCountries" | "leftCountries">;

/** The most changes that a person sees, so that a long history does not slow each response down. */
const MOST_CHANGES = 200;

/** Returns the last changes of a person's limits, newest first. */
export function readLimitChanges(db: Connection, userId: string) {
  return db
    .selectFrom("protectionLimitChanges")
    .select(["kind", "period", "change", "amountCents", "changedAt"])
    .where("userId", "=", userId)
    .orderBy("changedAt", "desc")
    .orderBy("changeId", "desc")
    .limit(MOST_CHANGES)
    .execute();
}

/** Lets the country of an address that a person removes count until a time. */
export function callCountryLeft(
  tx: Transaction,
  userId: string,
  left: { country: string; since: Date },
  until: Date,
): Promise<void> {
  return callCommand(tx, command("protection_country_left", { user: userId, ...left, until }));
}

/** Since when places have been known; null or missing if that is not known. */
export type Since = {
  residenceSince: Date | null;
  formerSince: Date | null;
  leftSince: Record<string, string>;
};

/** Reads where a person is known from, apart from their addresses. */
export async function readPlaces(db: Connection, userId: string): Promise<(Places & Since) | undefined> {
  const row = await db
    .selectFrom("protectionStates")
    .select(["residence", "residenceSince", "formerResidence", "formerSince", "formerUntil"])
    .select(sql<Record<string, string>>`top_up_countries`.as("topUpCountries"))
    .select(sql<Record<string, string>>`left_countries`.as("leftCountries"))
    .select(sql<Record<string, string>>`left_since`.as("leftSince"))
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { residence, formerResidence, formerUntil, ...others } = row;
  const isKept = formerResidence !== null && formerUntil !== null;
  const former = isKept ? { residence: formerResidence, until: formerUntil.toISOString() } : null;
  return { residence, former, ...others };
}

/** Returns when a person first consented to drawings without withdrawal; null before that. */
export async function readFirstConsent(db: Connection, userId: string): Promise<Date | null> {
  const { first } = await db
    .selectFrom("protectionConsents")
    .select(({ fn }) => fn.min("consentedAt").as("first"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return first;
}

/** Returns the sums of a person's top-ups since a time, by days of a time zone. Other entries have a related id. */
export async function readDeposits(db: Connection, userId: string, from: Date, zone: string) {
  const { rows } = await sql<{ day: string; cents: Cents }>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(amount_cents)::bigint as cents
    from ledger_entries
    where user_id = ${userId} and sequence is not null and created_at >= ${from}
      and transaction_type = 'TopUp' and from_account like 'gateway:%' and related_id is null
    group by 1`.execute(db);
  return rows;
}

/** Returns the sums that a person sold items back for since a time, by days of a time zone. */
export async function readSales(db: Connection, userId: string, from: Date, zone: string) {
  const { rows } = await sql<{ day: string; cents: Cents }>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(amount_cents)::bigint as cents
    from ledger_entries
    where user_id = ${userId} and sequence is not null and created_at >= ${from} and transaction_type = 'Sale'
    group by 1`.execute(db);
  return rows;
}
