import { marketOfAll } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { readCountriesAt } from "../../protection/index.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { type Candidate, findOrder, findSent, findToppedUp, readInformedSince, readPaidFrom } from "./matches.store.ts";
import { guaranteeEnds, withdrawalCloses } from "./withdrawal-period.ts";

type Periods = { closesAt: Date | null; guaranteeUntil: Date | null };

/** `periodsOf` tells when the rights end about a piece that arrived at a time, or has not arrived. */
export type Thing = Candidate &
  Periods & { takesBoxes: boolean; periodsOf: (deliveredAt: Date | null, isWon: boolean) => Periods };

/** Rights follow from these. `timeZone` is the shop's, in which days end. */
export type RightParts = { settings: SettingsReader; timeZone: string };

const folded = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();

/** True if one of the texts is the same but for case and spaces. */
export const isAmong = (text: string, known: readonly string[]): boolean => known.map(folded).includes(folded(text));

/**
 * True if pieces come back for the price of their openings: by the market that the person had at each opening, because
 * later settings and addresses change no contract.
 */
async function takesBoxes(db: Connection, { userId, openedAt }: Candidate, settings: SettingsReader): Promise<boolean> {
  if (openedAt.length === 0) return false;
  const countriesAt = await readCountriesAt(db, userId, await readPaidFrom(db, userId));
  const rights = await Promise.all(
    openedAt.map(async (at) => marketOfAll((await settings.at(at)).markets, countriesAt(at)).boxWithdrawal),
  );
  return rights.every((right) => right === "Item");
}

/** Adds to an order, shipment or account which right there is to withdraw, and until when. */
async function withRight(db: Connection, found: Candidate, { settings, timeZone }: RightParts): Promise<Thing> {
  const isInformed = found.createdAt >= (await readInformedSince(db));
  const periodsOf = (deliveredAt: Date | null, isWon: boolean) => ({
    // The mail that tells of the right confirms an order, so nobody was told of it about won items.
    closesAt: withdrawalCloses(deliveredAt, isInformed && !isWon, timeZone),
    guaranteeUntil: guaranteeEnds(deliveredAt, timeZone),
  });
  const right = await takesBoxes(db, found, settings);
  return { ...found, ...periodsOf(found.deliveredAt, right), takesBoxes: right, periodsOf };
}

/** Finds the order or shipment with a number. */
export async function findThing(db: Connection, number: string, parts: RightParts): Promise<Thing | undefined> {
  const found = await (number.startsWith("O") ? findOrder : findSent)(db, number);
  return found && withRight(db, found, parts);
}

async function findTopUps(db: Connection, person: Person | undefined, parts: RightParts): Promise<Thing | undefined> {
  const account = person && (await findToppedUp(db, person.userId));
  return account && withRight(db, account, parts);
}

/**
 * Finds what somebody withdraws from. Undefined unless the e-mail address is the one of the order or account. Top-ups
 * need a session of their account too, because no number of an order proves that somebody is its owner.
 */
export async function matchWithdrawal(
  db: Connection,
  typed: { orderNumber: string | null; email: string },
  person: Person | undefined,
  parts: RightParts,
): Promise<Thing | undefined> {
  const { orderNumber, email } = typed;
  const thing = orderNumber === null ? await findTopUps(db, person, parts) : await findThing(db, orderNumber, parts);
  return thing && isAmong(email, thing.emails) ? thing : undefined;
}
