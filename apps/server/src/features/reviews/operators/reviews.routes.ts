import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { countReviews, readReviews } from "./reviews.store.ts";

type Listed = ResponseOf<Endpoints["listAdminReviews"]>["items"][number];

function listedReview(row: Awaited<ReturnType<typeof readReviews>>[number]): Listed {
  const { reviewId: id, itemId, name, imageUrl, userId: userInfoId, language, writtenAt, hasPiece, isStaff } = row;
  const { rating, text, source, receivedMonth, state, reason, version } = row;
  return {
    id,
    item: { id: itemId, name, imageUrl },
    userInfoId,
    rating,
    text,
    language: language as Language,
    source,
    receivedMonth,
    state,
    reason,
    writtenAtUtc: writtenAt.toISOString(),
    warnings: [...(hasPiece ? [] : (["NoPiece"] as const)), ...(isStaff ? (["Staff"] as const) : [])],
    version,
  };
}

export function operatorReviewRoutes(bind: Bind, { db }: { db: Connection }): void {
  bind("listAdminReviews", async ({ query }) => {
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, count] = await Promise.all([
      readReviews(db, query, { ...pageRange(query), direction }),
      countReviews(db, query),
    ]);
    return pageResponse(query, rows.map(listedReview), count);
  });
}
