import { id } from "./fields.ts";

/**
 * What the ids in requests name. What is `public` is everybody's to see. Whoever names something `private` that is not
 * theirs is answered as if it did not exist; a test holds every endpoint to it.
 */
export const NAMED_THINGS = {
  category: "public",
  item: "public",
  lootbox: "public",
  address: "private",
  inventoryItem: "private",
  purchase: "private",
  purchasePayment: "private",
  shipment: "private",
  topUpPayment: "private",
  transaction: "private",
} as const;

export type NamedThing = keyof typeof NAMED_THINGS;

/** Says in a schema, and so in the OpenAPI document, what an id names: one of the things given. */
export const naming = (...things: [NamedThing, ...NamedThing[]]) => ({ "x-names": things });

/** A lowercase UUID in a request that names one of the things given. */
export const idOf = (...things: [NamedThing, ...NamedThing[]]) => id.meta({ format: "uuid", ...naming(...things) });
