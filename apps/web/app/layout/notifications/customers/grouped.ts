import type { Subject } from "../notification-icons.ts";
import type { ToldCustomer } from "../told.ts";

/** The thing that a notification is about. Notifications with the same key form one group. */
export type About = { subject: Subject; key: string };

/**
 * The parcel, the order, or else all of a day: payments, wishes, wins. `day` is their day. Notifications that ask for
 * an act have their own id as key, so that no later notification hides them.
 */
export function aboutOf({ id, kind, params }: ToldCustomer, day: string): About {
  switch (kind) {
    case "orderPaid":
      return params.shipmentId === null
        ? { subject: "order", key: params.number }
        : { subject: "order", key: params.shipmentId };
    case "orderPaidLate":
    case "orderUnpaid":
      return { subject: "order", key: id };
    case "shipmentMoved":
      return { subject: "delivery", key: params.shipmentId };
    case "topUpFailed":
    case "refundCameBack":
    case "payoutEnded":
      return { subject: "payment", key: id };
    case "toppedUp":
    case "refunded":
    case "credited":
      return { subject: "payment", key: `payments ${day}` };
    case "identityDecided":
      return { subject: "friend", key: id };
    case "priceFell":
    case "backInStock":
      return { subject: "wish", key: `wishes ${day}` };
    case "bigWin":
      return { subject: "win", key: `wins ${day}` };
  }
}

/** A group with its newest member, and all its members, newest first. */
export type Group<One> = { key: string; latest: One; all: readonly One[] };

/** Groups a list that is newest first. Groups come in the order of their newest members. */
export function grouped<One extends { key: string }>(newestFirst: readonly One[]): Group<One>[] {
  return [...Map.groupBy(newestFirst, ({ key }) => key)].flatMap(([key, all]) => {
    const [latest] = all;
    return latest === undefined ? [] : [{ key, latest, all }];
  });
}

type Marked = { id: string; isUnRead: boolean; isArchived: boolean };

/** The members that are put away with a group: the newest, and those that were read or are among the shown ids. */
export const toPutAway = <One extends Marked>({ latest, all }: Group<One>, shown: ReadonlySet<string>): One[] =>
  all.filter((one) => !one.isArchived && (one === latest || !one.isUnRead || shown.has(one.id)));
