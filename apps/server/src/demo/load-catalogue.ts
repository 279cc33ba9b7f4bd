import { boxes, categories, items } from "@trove/demo";
import type { Connection } from "../database/connection.ts";
import { publishVersion } from "../features/lootboxes/index.ts";
import {
  insertBox,
  insertCategories,
  insertItems,
  replacePictures,
  setBoxStatus,
  stateSafety,
  translateThings,
} from "./demo.store.ts";

const picture = (fileName: string) => `/pictures/${fileName}`;

/**
 * Loads the demo shop's categories, items and boxes. Existing rows keep their values, except that pictures of earlier
 * demo shops are replaced, and missing translations and facts about safety are added.
 */
export async function loadCatalogue(db: Connection, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const categoryRows = categories.map(({ id, picture: fileName, ...rest }) => ({
      categoryId: id,
      imageUrl: picture(fileName),
      ...rest,
    }));
    await insertCategories(tx, categoryRows, now);
    await replacePictures(
      tx,
      items.map(({ id, motif, pictures: [first = "", ...others] }) => ({
        itemId: id,
        before: picture(`${motif}.webp`),
        imageUrl: picture(first),
        galleryUrls: others.map(picture),
      })),
    );
    await insertItems(
      tx,
      items.map(
        ({
          id,
          motif: _motif,
          safety: _safety,
          pictures: [first = "", ...others],
          marketPrice,
          createdAtUtc,
          ...rest
        }) => ({
          ...rest,
          itemId: id,
          imageUrl: picture(first),
          galleryUrls: others.map(picture),
          marketPriceCents: marketPrice,
          createdAt: new Date(createdAtUtc),
        }),
      ),
    );
    for (const { id, picture: fileName, price, createdAtUtc, drops, status, ...rest } of boxes) {
      const row = {
        ...rest,
        tags: [...rest.tags],
        categoryIds: [...rest.categoryIds],
        lootboxId: id,
        imageUrl: picture(fileName),
        priceCents: price,
        createdAt: new Date(createdAtUtc),
      };
      if (!(await insertBox(tx, row))) continue;
      await publishVersion(tx, { lootboxId: id, tableVersion: 1, price, drops, at: new Date(createdAtUtc) });
      await setBoxStatus(tx, id, status);
    }
    await stateSafety(tx, items);
    await translateThings(tx, "categories", categories);
    await translateThings(tx, "items", items);
    await translateThings(tx, "lootboxes", boxes);
  });
}
