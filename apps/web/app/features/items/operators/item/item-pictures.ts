import * as v from "valibot";

/** A picture of an item. `alt` is empty if the item's name describes the picture. */
export type ItemPicture = { url: string; alt: string };

/** Pictures in a draft that this browser has kept. */
export const keptPictures: v.GenericSchema<unknown, readonly ItemPicture[]> = v.array(
  v.object({ url: v.string(), alt: v.string() }),
);
