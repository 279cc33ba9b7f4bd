import { type Cents, times } from "@trove/money";
import { idFrom } from "../../../command/id-from.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { endPromoCodeAt, findUnknown, insertPromoCode, lockPromoCode, type PromoCodeRow } from "../index.ts";

/** A code in the audit log. */
const outlined = ({ promoCodeId: _id, uses: _uses, createdAt: _at, ...row }: PromoCodeRow) => {
  return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt?.toISOString() ?? null };
};

/**
 * Makes a code. Throws NOT_FOUND for an unknown item or category, VALIDATION_FAILED for an end before the begin, and
 * STATUS_CONFLICT if the code is taken: codes that ended are never used again, so that nobody finds their orders mixed.
 */
export async function createPromoCode(tx: Transaction, at: Date, { body }: OperatorCall<"createPromoCode">) {
  const { code, kind, itemIds, categoryIds, reason } = body;
  if ((await findUnknown(tx, { itemIds, categoryIds })).length > 0) throw new Refusal("NOT_FOUND");
  const startsAt = body.startsAtUtc ? new Date(body.startsAtUtc) : at;
  const endsAt = body.endsAtUtc ? new Date(body.endsAtUtc) : null;
  if (endsAt !== null && (endsAt <= startsAt || endsAt <= at)) {
    throw new Refusal("VALIDATION_FAILED", { errors: { endsAtUtc: ["End must be after the begin, and to come"] } });
  }
  const row = await insertPromoCode(tx, {
    // The call that a second person approves must make the same row as its rehearsal.
    promoCodeId: idFrom(`promo code ${code}`),
    code,
    kind,
    percent: kind === "Percent" ? (body.percent ?? null) : null,
    amountCents: kind === "Amount" ? (body.amount ?? null) : null,
    itemIds,
    categoryIds,
    minimumCents: body.minimumAmount,
    isFirstOrder: body.isFirstOrder,
    mostUses: body.maxUses,
    mostPerPerson: body.maxUsesPerPerson,
    startsAt,
    endsAt,
    createdAt: at,
  });
  if (row === undefined) throw new Refusal("STATUS_CONFLICT", { detail: "This code exists already, or existed" });
  return {
    facts: { promoCodeId: row.promoCodeId },
    audit: { subjectId: row.promoCodeId, before: null, after: outlined(row), reason },
  };
}

/**
 * Ends a code. Waits for orders that take a limited use. Throws NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if it
 * is over.
 */
export async function endPromoCode(tx: Transaction, at: Date, { params, body }: OperatorCall<"endPromoCode">) {
  const before = await lockPromoCode(tx, params.id);
  if (before === undefined) throw new Refusal("NOT_FOUND");
  if (before.version !== body.version) throw new Refusal("VERSION_CONFLICT");
  if (before.endsAt !== null && before.endsAt <= at) throw new Refusal("STATUS_CONFLICT");
  const after = await endPromoCodeAt(tx, params.id, at);
  return {
    facts: { promoCodeId: after.promoCodeId },
    audit: { subjectId: after.promoCodeId, before: outlined(before), after: outlined(after) },
  };
}

/** The most that a code may take off all orders; null if that depends on them. */
export const mostDiscount = ({ amountCents, mostUses }: { amountCents: Cents | null; mostUses: number | null }) =>
  amountCents === null || mostUses === null ? null : times(amountCents, mostUses);
