import type { Bind } from "../../../http/bind.ts";
import type { LootboxParts } from "../parts.ts";
import { deleteWish, hasWish, insertWish } from "./receipt-mail.store.ts";

export function receiptMailRoutes(bind: Bind, { db }: Pick<LootboxParts, "db">): void {
  bind("getReceiptMail", async ({ person }) => ({ isOn: await hasWish(db, person.userId) }));

  bind("setReceiptMail", async ({ person, body: { isOn }, language }) => {
    await (isOn ? insertWish(db, person.userId, language) : deleteWish(db, person.userId));
    return { isOn };
  });
}
