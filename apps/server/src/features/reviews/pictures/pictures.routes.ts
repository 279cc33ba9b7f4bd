import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { type Download, webpDownload } from "../../../http/caller.ts";
import { ownReview } from "../own-review.ts";
import { findOwnPicture, findShownPicture } from "./pictures.store.ts";
import { deletePicture, sendPicture } from "./send-picture.ts";

/** How long browsers and proxies may show a picture that is no longer published. */
const KEPT_SECONDS = 60;

/** A picture as a response. Throws NOT_FOUND without one. */
export function pictureFile(found: { bytes: Buffer } | undefined, kept: { keptSeconds?: number } = {}): Download {
  if (found === undefined) throw new Refusal("NOT_FOUND");
  return webpDownload("review.webp", found.bytes, kept);
}

type Parts = { db: Connection; publicReads: Connection; now: () => Date };

export function reviewPictureRoutes(bind: Bind, { db, publicReads, now }: Parts): void {
  bind("sendReviewPicture", async ({ person: { userId }, params: { id: itemId, place }, rawBody }) =>
    ownReview(db, await sendPicture(db, { userId, itemId, place }, rawBody, now())),
  );

  bind("deleteReviewPicture", async ({ person: { userId }, params: { id: itemId, place } }) =>
    ownReview(db, await deletePicture(db, { userId, itemId, place })),
  );

  bind("viewOwnReviewPicture", async ({ person: { userId }, params: { id: itemId, place } }) =>
    pictureFile(await findOwnPicture(db, { userId, itemId, place: Number(place) })),
  );

  bind("viewReviewPicture", async ({ params }) =>
    pictureFile(await findShownPicture(publicReads, params.id), { keptSeconds: KEPT_SECONDS }),
  );
}
