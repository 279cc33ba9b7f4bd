import { MAX_WISHES } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { itemResponse } from "../item-response.ts";
import { countWishes, deleteWish, insertWish, lockWishes, readWishes, readWishIds } from "./wishes.store.ts";

export function wishRoutes(bind: Bind, { db, now }: { db: Connection; now: () => Date }): void {
  bind("listWishes", async ({ person: { userId }, query, language }) => {
    const [rows, count] = await Promise.all([
      readWishes(db, userId, language, pageRange(query)),
      countWishes(db, userId),
    ]);
    return pageResponse(query, rows.map(itemResponse), count);
  });

  bind("listWishIds", ({ person }) => readWishIds(db, person.userId));

  bind("addWish", async ({ person: { userId }, params: { id } }) => {
    await db.transaction().execute(async (tx) => {
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
}
