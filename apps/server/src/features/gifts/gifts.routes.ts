import { toEuros } from "@trove/money";
import type { Bind } from "../../http/bind.ts";
import { buyGift } from "./buy-gift.ts";
import { giftState } from "./gift-terms.ts";
import { readBought } from "./gifts.store.ts";
import type { GiftParts } from "./parts.ts";
import { redeemGift } from "./redeem-gift.ts";
import { renewCode } from "./renew-code.ts";

export function giftRoutes(bind: Bind, parts: GiftParts): void {
  const { db, payments, pageOrigin, requestCountry, now } = parts;

  bind("listGifts", async ({ person }) => {
    const at = now();
    const rows = await readBought(db, person.userId);
    return rows.map((row) => ({
      id: row.giftId,
      state: giftState(row, at),
      amount: toEuros(row.amountCents),
      createdAtUtc: row.madeAt.toISOString(),
      activeFromUtc: row.activeFrom.toISOString(),
      expiresAtUtc: row.expiresAt.toISOString(),
    }));
  });

  bind("buyGift", async ({ person, idempotency, body, headers }) => {
    const place = { origin: pageOrigin(headers["origin"]), country: requestCountry(headers) };
    const { session, subjectId } = await buyGift(parts, person, idempotency, body, place);
    return { paymentSessionResponse: session, transactionId: subjectId };
  });

  bind("validateGift", ({ person, body }) =>
    payments.validate({
      isAllowed: ({ userId }) => userId === person.userId,
      purpose: "Gift",
      providerPaymentId: body.paymentId,
      mustFail: body.failTransactionIfUnsuccessful,
    }),
  );

  bind("renewGiftCode", ({ person, params }) => renewCode(parts, person, params.id));

  bind("redeemGift", async ({ person, idempotency, body, headers }) => {
    const country = requestCountry(headers);
    const { transactionId, amountCents } = await redeemGift(parts, person, idempotency, body.code, country);
    return { transactionId, amount: toEuros(amountCents) };
  });
}
