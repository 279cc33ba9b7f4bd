import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageRange, pageResponse } from "../../http/page.ts";
import { ratingsOf } from "./ratings.ts";
import { countShown, findReceived, findReview, readShown, readStars, type ReviewRow } from "./reviews.store.ts";
import { deleteReview, writeReview } from "./write-review.ts";

type Shown = ResponseOf<Endpoints["listReviews"]>["items"][number];

const ownReview = ({ rating, text, showsName, state, reason, version }: ReviewRow) => {
  return { rating, text, showsName, state, reason, version };
};

function shownReview(row: Awaited<ReturnType<typeof readShown>>[number]): Shown {
  const { reviewId: id, rating, language, source, receivedMonth, state, userName } = row;
  const isTextRefused = state === "TextRefused";
  const text = isTextRefused ? "" : row.text;
  return { id, rating, text, isTextRefused, language: language as Language, source, receivedMonth, userName };
}

type ReviewParts = { db: Connection; publicReads: Connection; now: () => Date };

export function reviewRoutes(bind: Bind, { db, publicReads, now }: ReviewParts): void {
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
    return { review: review === undefined ? null : ownReview(review), mayWrite: received !== undefined };
  });

  bind("putReview", async ({ person: { userId }, params: { id: itemId }, body, language }) =>
    ownReview(await writeReview(db, { userId, itemId, language }, body, now())),
  );

  bind("deleteReview", async ({ person, params }) => {
    await deleteReview(db, person.userId, params.id);
    return undefined;
  });
}
