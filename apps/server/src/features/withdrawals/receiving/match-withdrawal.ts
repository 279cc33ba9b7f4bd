import { marketOfAll } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { readCountriesAt, readFirstConsent } from "../../protection/index.ts";
import type { SettingsReader } from "../../settings/index.ts";
import {
  type Candidate,
  findOrder,
  findSent,
  findToppedUp,
  readInformedSince,
  readPaidFrom,
  readWon,
} from "./matches.store.ts";
import { guaranteeEnds, withdrawalCloses } from "./withdrawal-period.ts";

type Periods = { closesAt: Date | null; guaranteeUntil: Date | null };

/**
 * `itemsWithRight` are the won pieces that come back for the price of their openings, and `takesBoxes` is true if there
 * are any. `periodsOf` tells when the rights end about a piece that arrived at a time, or has not arrived.
 */
export type Thing = Candidate &
  Periods & {
    takesBoxes: boolean;
    itemsWithRight: string[];
    periodsOf: (deliveredAt: Date | null, isWon: boolean) => Periods;
  };

/** Rights follow from these. `timeZone` is the shop's, in which days end. */
export type RightParts = { settings: SettingsReader; timeZone: string };

const folded = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();

/** True if one of the texts is the same but for case and spaces. */
export const isAmong = (text: string, known: readonly string[]): boolean => known.map(folded).includes(folded(text));

/**
 * Tells of each opening of a person whether its item comes back for the price: by the market that the person had at
 * its own offer, because later settings and addresses change no contract. Without a consent from before, the right
 * stays, because the country of an offer's request is not kept.
 */
export async function findReturnable(
  db: Connection,
  userId: string,
  openings: readonly { offeredAt: Date; openedAt: Date }[],
  settings: SettingsReader,
): Promise<boolean[]> {
  const consentedAt = await readFirstConsent(db, userId);
  const countriesAt = await readCountriesAt(db, userId, await readPaidFrom(db, userId));
  return Promise.all(
    openings.map(async ({ offeredAt, openedAt }) => {
      if (consentedAt === null || consentedAt > openedAt) return true;
      const { markets } = await settings.at(offeredAt);
      return marketOfAll(markets, countriesAt(offeredAt)).boxWithdrawal === "Item";
    }),
  );
}

/** Returns the ids of the won pieces that come back for the price of their openings. */
async function findItemsWithRight(
  db: Connection,
  { userId, shipmentId }: Candidate,
  settings: SettingsReader,
): Promise<string[]> {
  const won = shipmentId === null ? [] : await readWon(db, userId, shipmentId);
  if (won.length === 0) return [];
  const rights = await findReturnable(db, userId, won, settings);
  return won.filter((_, place) => rights[place]).map(({ inventoryItemId }) => inventoryItemId);
}

/** Adds to an order, shipment or account which right there is to withdraw, and until when. */
async function withRight(db: Connection, found: Candidate, { settings, timeZone }: RightParts): Promise<Thing> {
  const isInformed = found.createdAt >= (await readInformedSince(db));
  const periodsOf = (deliveredAt: Date | null, isWon: boolean) => ({
    // The mail that tells of the right confirms an order, so nobody was told of it about won items.
    closesAt: withdrawalCloses(deliveredAt, isInformed && !isWon, timeZone),
    guaranteeUntil: guaranteeEnds(deliveredAt, timeZone),
  });
  const itemsWithRight = await findItemsWithRight(db, found, settings);
  const takesBoxes = itemsWithRight.length > 0;
  return { ...found, ...periodsOf(found.deliveredAt, takesBoxes), takesBoxes, itemsWithRight, periodsOf };
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
