import { MAX_WISHES } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { newLinkToken } from "../../../command/link-token.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { holdOpenAccount } from "../../auth/index.ts";
import { itemResponse } from "../item-response.ts";
import { deleteShare, findShared, readShare, writeShare } from "./shared-wishlists.store.ts";
import { countWishes, deleteWish, insertWish, lockWishes, readWishes, readWishIds } from "./wishes.store.ts";

type WishParts = { db: Connection; publicReads: Connection; now: () => Date };
type Page = { query: { pageNumber: number; pageSize: number }; language: Language };

async function pageOfWishes(db: Connection, userId: string, { query, language }: Page) {
  const [rows, count] = await Promise.all([
    readWishes(db, userId, language, pageRange(query)),
    countWishes(db, userId),
  ]);
  return pageResponse(query, rows.map(itemResponse), count);
}

export function wishRoutes(bind: Bind, { db, publicReads, now }: WishParts): void {
  bind("listWishes", ({ person, ...page }) => pageOfWishes(db, person.userId, page));

  bind("listWishIds", ({ person }) => readWishIds(db, person.userId));

  bind("addWish", async ({ person: { userId }, params: { id } }) => {
    await db.transaction().execute(async (tx) => {
      await holdOpenAccount(tx, userId);
      await lockWishes(tx, userId);
      const wished = await readWishIds(tx, userId);
      if (wished.includes(id)) return;
      if (wished.length >= MAX_WISHES) throw new Refusal("WISH_LIMIT");
      if (!(await insertWish(tx, userId, id, now()))) throw new Refusal("NOT_FOUND");
    });
    return undefined;
  });

  bind("removeWish", async ({ person, params }) => {
    await deleteWish(db, person.userId, params.id);
    return undefined;
  });

  bind("getWishlistShare", async ({ person }) => ({ share: (await readShare(db, person.userId)) ?? null }));

  bind("shareWishlist", ({ person: { userId }, body: { showsName } }) =>
    db.transaction().execute(async (tx) => {
      await holdOpenAccount(tx, userId);
      return writeShare(tx, { userId, showsName, token: newLinkToken(), at: now() });
    }),
  );

  bind("stopSharingWishlist", async ({ person }) => {
    await deleteShare(db, person.userId);
    return undefined;
  });

  bind("getSharedWishlist", async ({ params, ...page }) => {
    const shared = await findShared(publicReads, params.token);
    if (shared === undefined) throw new Refusal("NOT_FOUND");
    const { userId, userName } = shared;
    return { userName, ...(await pageOfWishes(publicReads, userId, page)) };
  });
}
