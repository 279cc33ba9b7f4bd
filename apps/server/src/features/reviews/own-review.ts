import type { Endpoints, ResponseOf, ReviewPicturePlace } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import { readPictures } from "./pictures/pictures.store.ts";
import type { ReviewRow } from "./reviews.store.ts";

/** A person's review as they see it themselves. */
export async function ownReview(db: Connection, review: ReviewRow): Promise<ResponseOf<Endpoints["putReview"]>> {
  const { rating, text, showsName, state, reason, version } = review;
  const pictures = (await readPictures(db, review.userId, review.itemId)).map(({ place, pictureId }) => {
    return { place: String(place) as ReviewPicturePlace, id: pictureId };
  });
  return { rating, text, showsName, state, reason, pictures, version };
}
