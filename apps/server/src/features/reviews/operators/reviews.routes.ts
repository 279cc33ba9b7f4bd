import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import type { PermissionsOf } from "../../operators/index.ts";
import { findPicture, pictureFile } from "../index.ts";
import { countReviews, readReviews } from "./reviews.store.ts";

type Listed = ResponseOf<Endpoints["listAdminReviews"]>["items"][number];

function listedReview(row: Awaited<ReturnType<typeof readReviews>>[number], seesPeople: boolean): Listed {
  const { reviewId: id, itemId, name, imageUrl, userId, userName, language, writtenAt, hasPiece, isStaff } = row;
  const { rating, text, source, receivedMonth, pictures, state, reason, version } = row;
  return {
    id,
    item: { id: itemId, name, imageUrl },
    userInfoId: seesPeople ? userId : null,
    userName,
    rating,
    text,
    language: language as Language,
    source,
    receivedMonth,
    pictures,
    state,
    reason,
    writtenAtUtc: writtenAt.toISOString(),
    warnings: [...(hasPiece ? [] : (["NoPiece"] as const)), ...(isStaff ? (["Staff"] as const) : [])],
    version,
  };
}

export function operatorReviewRoutes(
  bind: Bind,
  { db, permissionsOf }: { db: Connection; permissionsOf: PermissionsOf },
): void {
  bind("listAdminReviews", async ({ person, query }) => {
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, count, permissions] = await Promise.all([
      readReviews(db, query, { ...pageRange(query), direction }),
      countReviews(db, query),
      permissionsOf(person),
    ]);
    const seesPeople = permissions.has("people.read");
    const listed = rows.map((row) => listedReview(row, seesPeople));
    return pageResponse(query, listed, count);
  });

  bind("viewAdminReviewPicture", async ({ params }) => pictureFile(await findPicture(db, params.id)));
}
