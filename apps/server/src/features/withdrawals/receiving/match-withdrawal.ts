import { marketOf, type Settings } from "@trove/contract";
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

/** Finds what somebody withdraws from. Undefined unless the e-mail address is the one of the order or account. */
export async function matchWithdrawal(
  db: Connection,
  typed: { orderNumber: string | null; email: string },
  settings: Settings,
): Promise<Thing | undefined> {
  const { orderNumber, email } = typed;
  if (orderNumber !== null) {
    const thing = await findThing(db, orderNumber, settings);
    return thing && isAmong(email, thing.emails) ? thing : undefined;
  }
  const informedSince = await readInformedSince(db);
  const account = await findToppedUp(db, email);
  return account && withRight(account, informedSince, settings);
}
