import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import { readUserNames } from "../../operators/index.ts";
import { giftState } from "../index.ts";
import type { GiftRow } from "./list-gifts.store.ts";

type Listed = ResponseOf<Endpoints["listAdminGifts"]>["items"][number];

/** Renders codes in wire form, with the names of their people. */
export async function giftResponses(db: Connection, rows: readonly GiftRow[], at: Date): Promise<Listed[]> {
  const people = rows.flatMap(({ giverId, redeemerId }) => [giverId, redeemerId ?? []].flat());
  const names = await readUserNames(db, [...new Set(people)]);
  const named = (userInfoId: string) => ({ userInfoId, userName: names.get(userInfoId) ?? "" });
  return rows.map((row) => ({
    id: row.giftId,
    source: row.source,
    state: giftState(row, at),
    amount: toEuros(row.amountCents),
    owedAmount: toEuros(row.owedCents),
    boughtBy: row.source === "Bought" ? named(row.giverId) : null,
    issuedBy: row.source === "Issued" ? named(row.giverId) : null,
    redeemedBy: row.redeemerId === null ? null : named(row.redeemerId),
    createdAtUtc: row.madeAt.toISOString(),
    activeFromUtc: row.activeFrom.toISOString(),
    expiresAtUtc: row.expiresAt.toISOString(),
    endedAtUtc: row.endedAt?.toISOString() ?? null,
    version: row.version,
  }));
}
