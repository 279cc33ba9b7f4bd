import type { Connection } from "../../../database/connection.ts";

export type Choices = { showsName: boolean; showsProof: boolean; isListed: boolean };

const choices = ["showsName", "showsProof", "isListed"] as const;

/** Finds the nonce of a person's opening. Undefined if the person has no such opening, or the opening has no record. */
export async function findNonce(db: Connection, userId: string, transactionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("openings")
    .select("nonce")
    .where("userId", "=", userId)
    .where("transactionId", "=", transactionId)
    .executeTakeFirst();
  return row?.nonce ?? undefined;
}

export function readShare(db: Connection, userId: string, nonce: number) {
  return db
    .selectFrom("sharedOpenings")
    .select(["token", ...choices])
    .where("userId", "=", userId)
    .where("nonce", "=", nonce)
    .executeTakeFirst();
}

/** Stores a share. If the record is already shared, its token stays the same. */
export function writeShare(
  db: Connection,
  record: { userId: string; nonce: number },
  { showsName, showsProof, isListed }: Choices,
  { token, at: sharedAt }: { token: string; at: Date },
) {
  return db
    .insertInto("sharedOpenings")
    .values({ ...record, token, showsName, showsProof, isListed, sharedAt })
    .onConflict((conflict) => conflict.columns(["userId", "nonce"]).doUpdateSet({ showsName, showsProof, isListed }))
    .returning(["token", ...choices])
    .executeTakeFirstOrThrow();
}

export async function deleteShare(db: Connection, userId: string, nonce: number): Promise<void> {
  await db.deleteFrom("sharedOpenings").where("userId", "=", userId).where("nonce", "=", nonce).execute();
}

/** Finds the record of a link, with the person's name if they chose to show it. */
export function findShared(db: Connection, token: string) {
  return db
    .selectFrom("sharedOpenings as s")
    .leftJoin("users as u", (join) =>
      join.onRef("u.userId", "=", "s.userId").on("s.showsName", "=", true).on("u.isLocked", "=", false),
    )
    .select(["s.userId", "s.nonce", "s.showsProof", "u.userName"])
    .where("s.token", "=", token)
    .executeTakeFirst();
}

/** Reads the draws of a record in their order, and its box. */
export function readDraws(db: Connection, userId: string, nonce: number) {
  return db
    .selectFrom("openings as o")
    .innerJoin("lootboxes as b", "b.lootboxId", "o.lootboxId")
    .innerJoin("lootboxDrops as d", (join) =>
      join
        .onRef("d.lootboxId", "=", "o.lootboxId")
        .onRef("d.tableVersion", "=", "o.tableVersion")
        .onRef("d.itemId", "=", "o.itemId"),
    )
    .innerJoin("items as i", "i.itemId", "o.itemId")
    .select(["o.lootboxId", "b.name as lootboxName", "b.imageUrl as lootboxImageUrl", "b.hue", "o.priceCents"])
    .select(["o.openingId", "o.openedAt", "o.tableVersion"])
    .select(["o.ticket", "d.tickets", "o.itemId", "d.name", "i.imageUrl", "o.marketPriceCents"])
    .where("o.userId", "=", userId)
    .where("o.nonce", "=", nonce)
    .orderBy("o.drawIndex")
    .execute();
}
