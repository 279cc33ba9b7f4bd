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

function withFigures(db: Connection, filters: Filters, at: Date) {
  return filtered(db, filters, at)
    .selectAll("c")
    .select(({ selectFrom, fn, val, ref }) => {
      const uses = selectFrom("promoUses as u").where("u.promoCodeId", "=", ref("c.promoCodeId"));
      const documents = uses.innerJoin("invoices as i", (join) =>
        join.onRef("i.userId", "=", "u.userId").onRef("i.purchaseId", "=", "u.purchaseId"),
      );
      const totalOf = (kind: "Invoice" | "CreditNote") =>
        fn.coalesce(
          documents
            .where("i.kind", "=", kind)
            .select((issued) => issued.fn.sum<Cents>("i.totalCents").as("totalCents")),
          val(ZERO_CENTS),
        );
      return [
        fn
          .coalesce(
            uses.select((each) => each.fn.countAll<number>().as("count")),
            val(0),
          )
          .as("usesNow"),
        fn
          .coalesce(
            uses.select((each) => each.fn.sum<Cents>("u.discountCents").as("cents")),
            val(ZERO_CENTS),
          )
          .as("discountCents"),
        totalOf("Invoice").as("soldCents"),
        totalOf("CreditNote").as("returnedCents"),
      ];
    });
}

/** A code with what its orders brought. `usesNow` are the orders that use it. */
export type ListedPromoCode = Awaited<ReturnType<typeof readPromoCode>>;

/** Returns a page of codes in the order in which they were made. */
export function readPromoCodes(db: Connection, filters: Filters, { limit, offset, direction }: Page, at: Date) {
  return withFigures(db, filters, at)
    .orderBy("c.createdAt", direction)
    .orderBy("c.promoCodeId", direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPromoCodes(db: Connection, filters: Filters, at: Date): Promise<number> {
  const { count } = await filtered(db, filters, at)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function readPromoCode(db: Connection, promoCodeId: string, at: Date) {
  return withFigures(db, {}, at).where("c.promoCodeId", "=", promoCodeId).executeTakeFirstOrThrow();
}
