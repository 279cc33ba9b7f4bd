import type { Selectable } from "kysely";
import { type RawBuilder, sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";

type PictureRow = Selectable<Tables["reviewPictures"]>;
type Place = Pick<PictureRow, "userId" | "itemId" | "place">;

/** The ids of the pictures of a review `r`, in order. */
export const picturesOfReview: RawBuilder<string[]> = sql<string[]>`array(select p.picture_id from review_pictures p
  where p.user_id = r.user_id and p.item_id = r.item_id order by p.place)`;

/** Returns the places of a review that have pictures, in order. */
export function readPictures(db: Connection, userId: string, itemId: string) {
  return db
    .selectFrom("reviewPictures")
    .select(["place", "pictureId"])
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .orderBy("place")
    .execute();
}

/** The SHA-256 of each picture of a review in hex, in order. */
export async function readHashes(
  tx: Transaction,
  { userId, itemId }: Pick<Place, "userId" | "itemId">,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("reviewPictures")
    .select(sql<string>`encode(sha256(bytes), 'hex')`.as("hash"))
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .orderBy("place")
    .execute();
  return rows.map(({ hash }) => hash);
}

export function findOwnPicture(db: Connection, { userId, itemId, place }: Place) {
  return db
    .selectFrom("reviewPictures")
    .select("bytes")
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .where("place", "=", place)
    .executeTakeFirst();
}

export function findPicture(db: Connection, pictureId: string) {
  return db.selectFrom("reviewPictures").select("bytes").where("pictureId", "=", pictureId).executeTakeFirst();
}

/** Finds a picture of a published review of an item that the shop shows. */
export function findShownPicture(db: Connection, pictureId: string) {
  return db
    .selectFrom("reviewPictures as p")
    .innerJoin("reviews as r", (join) => join.onRef("r.userId", "=", "p.userId").onRef("r.itemId", "=", "p.itemId"))
    .innerJoin("items as i", "i.itemId", "p.itemId")
    .select("p.bytes")
    .where("p.pictureId", "=", pictureId)
    .where("r.state", "=", "Published")
    .where("i.isActive", "=", true)
    .executeTakeFirst();
}

/** Puts a picture in a place of a locked review. It replaces the one there. */
export async function keepPicture(tx: Transaction, picture: PictureRow): Promise<void> {
  const { pictureId, bytes } = picture;
  await tx
    .insertInto("reviewPictures")
    .values(picture)
    .onConflict((conflict) => conflict.columns(["userId", "itemId", "place"]).doUpdateSet({ pictureId, bytes }))
    .execute();
}

/** Deletes the picture in a place of a locked review. Returns whether there was one. */
export async function removePicture(tx: Transaction, { userId, itemId, place }: Place): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("reviewPictures")
    .where("userId", "=", userId)
    .where("itemId", "=", itemId)
    .where("place", "=", place)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all pictures of a locked review. */
export async function removePictures(
  tx: Transaction,
  { userId, itemId }: Pick<Place, "userId" | "itemId">,
): Promise<void> {
  await tx.deleteFrom("reviewPictures").where("userId", "=", userId).where("itemId", "=", itemId).execute();
}
