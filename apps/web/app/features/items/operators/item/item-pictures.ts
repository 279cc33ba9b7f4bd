import * as v from "valibot";

/** A picture of an item. If `alt` is empty, the item's name is used as alt text. */
export type ItemPicture = { url: string; alt: string };

/** The format of pictures in a draft that this browser stores. */
export const keptPictures: v.GenericSchema<unknown, readonly ItemPicture[]> = v.array(
  v.object({ url: v.string(), alt: v.string() }),
);
