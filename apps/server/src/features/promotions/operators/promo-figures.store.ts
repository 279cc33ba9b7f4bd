import { foldPromoCode, type PromoState } from "@trove/contract";
import { type Cents, ZERO_CENTS } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

type Filters = { search?: string | undefined; state?: PromoState | undefined };
type Page = { limit: number; offset: number; direction: "asc" | "desc" };

function filtered(db: Connection, { search, state }: Filters, at: Date) {
  let rows = db.selectFrom("promoCodes as c");
  if (search !== undefined && search !== "")
    rows = rows.where("c.code", "like", `%${foldPromoCode(search).replaceAll(/[%_\\]/gu, "\\$&")}%`);
  const isOver = sql<boolean>`coalesce(c.ends_at <= ${at}, false)`;
  const isPlanned = sql<boolean>`c.starts_at > ${at}`;
  const isUsedUp = sql<boolean>`coalesce(c.uses >= c.most_uses, false)`;
  if (state === "Ended") rows = rows.where(isOver);
  if (state === "Planned") rows = rows.where(sql<boolean>`not ${isOver} and ${isPlanned}`);
  if (state === "UsedUp") rows = rows.where(sql<boolean>`not ${isOver} and not ${isPlanned} and ${isUsedUp}`);
  if (state === "Active") rows = rows.where(sql<boolean>`not ${isOver} and not ${isPlanned} and not ${isUsedUp}`);
  return rows;
}

/** Reads how many orders used each code, and their amounts. A cluster stores them apart from codes. */
async function readFigures(db: Connection, promoCodeIds: readonly string[]) {
  const uses = db
    .selectFrom("promoUses as u")
    .where((eb) => eb("u.promoCodeId", "=", eb.fn.any(eb.val(promoCodeIds))))
    .groupBy("u.promoCodeId");
  const [used, sold] = await Promise.all([
    uses
      .select(["u.promoCodeId", ({ fn }) => fn.countAll<number>().as("usesNow")])
      .select(({ fn }) => fn.sum<Cents>("u.discountCents").as("discountCents"))
      .execute(),
    uses
      .innerJoin("invoices as i", (join) =>
        join.onRef("i.userId", "=", "u.userId").onRef("i.purchaseId", "=", "u.purchaseId"),
      )
      .select(["u.promoCodeId", "i.kind", ({ fn }) => fn.sum<Cents>("i.totalCents").as("totalCents")])
      .groupBy("i.kind")
      .execute(),
  ]);
  return (promoCodeId: string) => {
    const own = used.find((each) => each.promoCodeId === promoCodeId);
    const totalOf = (kind: "Invoice" | "CreditNote") =>
      sold.find((each) => each.promoCodeId === promoCodeId && each.kind === kind)?.totalCents ?? ZERO_CENTS;
    return {
      usesNow: own?.usesNow ?? 0,
      discountCents: own?.discountCents ?? ZERO_CENTS,
      soldCents: totalOf("Invoice"),
      returnedCents: totalOf("CreditNote"),
    };
  };
}

async function withFigures<Code extends { promoCodeId: string }>(db: Connection, codes: readonly Code[]) {
  if (codes.length === 0) return [];
  const figuresOf = await readFigures(
    db,
    codes.map(({ promoCodeId }) => promoCodeId),
  );
  return codes.map((code) => ({ ...code, ...figuresOf(code.promoCodeId) }));
}

/** A code with what its orders brought. `usesNow` are the orders that use it. */
export type ListedPromoCode = Awaited<ReturnType<typeof readPromoCode>>;

/** Returns a page of codes in the order in which they were made. */
export async function readPromoCodes(db: Connection, filters: Filters, { limit, offset, direction }: Page, at: Date) {
  const page = await filtered(db, filters, at)
    .selectAll("c")
    .orderBy("c.createdAt", direction)
    .orderBy("c.promoCodeId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return withFigures(db, page);
}

export async function countPromoCodes(db: Connection, filters: Filters, at: Date): Promise<number> {
  const { count } = await filtered(db, filters, at)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function readPromoCode(db: Connection, promoCodeId: string) {
  const rows = await db.selectFrom("promoCodes").selectAll().where("promoCodeId", "=", promoCodeId).execute();
  const [code] = await withFigures(db, rows);
  if (code === undefined) throw new Error("no such promo code");
  return code;
}
