import type { Endpoints, ResponseOf } from "@trove/contract";
import { type Cents, toEuros } from "@trove/money";
import type { findPerson } from "./people.store.ts";

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
type Inventory = { count: number; marketValueCents: Cents; sellValueCents: Cents };

function holdOf({ holdReason, holderId, holderName, placedAt }: PersonRow) {
  if (holdReason === null || holderId === null || placedAt === null) return null;
  const placedBy = { userInfoId: holderId, userName: holderName ?? "" };
  return { reason: holdReason, placedBy, placedAtUtc: placedAt.toISOString() };
}

function identityOf({ birthDate, residence }: PersonRow) {
  return birthDate === null || residence === null ? null : { birthDate, residence };
}

function closureOf({ closingAt, closedAt, closureBegunBy }: PersonRow) {
  if (closingAt === null) return null;
  const isAsked = closureBegunBy === "Operator";
  return closedAt === null
    ? { state: "Closing" as const, sinceUtc: closingAt.toISOString(), isAsked }
    : { state: "Closed" as const, sinceUtc: closedAt.toISOString(), isAsked };
}

/** Renders a person's account in wire form. */
export function personResponse(
  row: PersonRow,
  { count, marketValueCents, sellValueCents }: Inventory,
  creditMax: Cents,
): ResponseOf<Endpoints["getPerson"]> {
  const { userId, userName, email, firstName, lastName, phoneNumber, roles, isLocked, version } = row;
  return {
    id: userId,
    userName,
    email,
    firstName,
    lastName,
    phoneNumber,
    roles,
    isLocked,
    createdAtUtc: row.createdAt.toISOString(),
    version,
    balance: toEuros(row.balanceCents),
    inventory: { count, marketValue: toEuros(marketValueCents), sellValue: toEuros(sellValueCents) },
    openSessions: row.openSessions,
    hasFactor: row.factorSince !== null,
    hold: holdOf(row),
    closure: closureOf(row),
    creditMax: toEuros(creditMax),
    identity: identityOf(row),
    followedExclusion: row.followedExclusion,
  };
}
