import type { Connection } from "../../database/connection.ts";
import { ratingOf } from "./ratings.ts";
import { readStars } from "./reviews.store.ts";

export { reviewRoutes } from "./reviews.routes.ts";
export { pictureFile } from "./pictures/pictures.routes.ts";
export { findPicture, picturesOfReview, readHashes, removePictures } from "./pictures/pictures.store.ts";
export { lockReview, type ReviewRow } from "./reviews.store.ts";

/** Reads the average of an item's stars, and of how many reviews. Null without a counted review. */
export const readRating = async (db: Connection, itemId: string, at: Date) => ratingOf(await readStars(db, itemId, at));
