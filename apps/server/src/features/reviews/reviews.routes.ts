import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageRange, pageResponse } from "../../http/page.ts";
import { ownReview } from "./own-review.ts";
import { reviewPictureRoutes } from "./pictures/pictures.routes.ts";
import { ratingsOf } from "./ratings.ts";
import { countShown, findReceived, findReview, readShown, readStars } from "./reviews.store.ts";
import { deleteReview, writeReview } from "./write-review.ts";

type Shown = ResponseOf<Endpoints["listReviews"]>["items"][number];

function shownReview(row: Awaited<ReturnType<typeof readShown>>[number]): Shown {
  const { reviewId: id, rating, language, source, receivedMonth, state, userName } = row;
  const isTextRefused = state === "TextRefused";
  const text = isTextRefused ? "" : row.text;
  const pictures = isTextRefused ? [] : row.pictures;
  return { id, rating, text, isTextRefused, language: language as Language, source, receivedMonth, pictures, userName };
}

type ReviewParts = { db: Connection; publicReads: Connection; now: () => Date };

export function reviewRoutes(bind: Bind, parts: ReviewParts): void {
  const { db, publicReads, now } = parts;
  reviewPictureRoutes(bind, parts);

  bind("listReviews", async ({ params: { id }, query, language }) => {
    const [rows, count, stars] = await Promise.all([
      readShown(publicReads, id, language, pageRange(query)),
      countShown(publicReads, id),
      readStars(publicReads, id, now()),
    ]);
    return { ...pageResponse(query, rows.map(shownReview), count), ratings: ratingsOf(stars) };
  });

  bind("getOwnReview", async ({ person: { userId }, params: { id } }) => {
    const [review, received] = await Promise.all([findReview(db, userId, id), findReceived(db, userId, id)]);
    return { review: review === undefined ? null : await ownReview(db, review), mayWrite: received !== undefined };
  });

  bind("putReview", async ({ person: { userId }, params: { id: itemId }, body, language }) =>
    ownReview(db, await writeReview(db, { userId, itemId, language }, body, now())),
  );

  bind("deleteReview", async ({ person, params }) => {
    await deleteReview(db, person.userId, params.id);
    return undefined;
  });
}
