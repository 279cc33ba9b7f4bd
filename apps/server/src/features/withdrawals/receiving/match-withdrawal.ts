import { marketOf, type Settings } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import { type Candidate, findOrder, findSent, findToppedUp, readInformedSince } from "./matches.store.ts";
import { withdrawalCloses } from "./withdrawal-period.ts";

type Thing = Candidate & { takesBoxes: boolean; closesAt: Date | null };

const folded = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();

/** True if one of the texts is the same but for case and spaces. */
export const isAmong = (text: string, known: readonly string[]): boolean => known.map(folded).includes(folded(text));

/** Adds to an order, shipment or account which right there is to withdraw, and until when. */
function withRight(found: Candidate, informedSince: Date, { markets }: Settings): Thing {
  const isInformed = found.createdAt >= informedSince;
  const takesBoxes = marketOf(markets, found.countryCode).boxWithdrawal === "Item";
  return { ...found, takesBoxes, closesAt: withdrawalCloses(found.deliveredAt, isInformed) };
}

/** Finds the order or shipment with a number. */
export async function findThing(db: Connection, number: string, settings: Settings): Promise<Thing | undefined> {
  const informedSince = await readInformedSince(db);
  const found = await (number.startsWith("O") ? findOrder : findSent)(db, number);
  return found && withRight(found, informedSince, settings);
}

async function findTopUps(db: Connection, person: Person | undefined, settings: Settings): Promise<Thing | undefined> {
  const account = person && (await findToppedUp(db, person.userId));
  return account && withRight(account, await readInformedSince(db), settings);
}

/**
 * Finds what somebody withdraws from. Undefined unless the e-mail address is the one of the order or account. Top-ups
 * need a session of their account too, because no number of an order proves that somebody is its owner.
 */
export async function matchWithdrawal(
  db: Connection,
  typed: { orderNumber: string | null; email: string },
  person: Person | undefined,
  settings: Settings,
): Promise<Thing | undefined> {
  const { orderNumber, email } = typed;
  const thing =
    orderNumber === null ? await findTopUps(db, person, settings) : await findThing(db, orderNumber, settings);
  return thing && isAmong(email, thing.emails) ? thing : undefined;
}
