import { cents, toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { makeInvoice } from "./invoices/download-invoice.ts";
import { buyAsGuest, buyDirectly, type OrderedPurchase } from "./ordering/begin-purchase.ts";
import { checkPromoCode } from "./ordering/check-promo-code.ts";
import { buyFromBalance } from "./ordering/buy-from-balance.ts";
import type { PurchaseRouteParts } from "./parts.ts";
import { findVisible } from "./reading/find-visible.ts";
import { purchaseResponse } from "./reading/purchase-response.ts";
import { countPurchases, findPurchase, readPurchasePage } from "./reading/read-purchases.store.ts";
import { mailTrackingLink } from "./tracking/mail-tracking-link.ts";
import { findTrackedPurchase, trackOrder } from "./tracking/track-order.ts";
import { makeTrackingLinks } from "./tracking/tracking-links.ts";

function orderedResponse({ purchaseId, shipmentId, session }: OrderedPurchase) {
  return { purchaseId, shipmentId, status: "PaymentPending" as const, paymentSessionResponse: session };
}

export function purchaseRoutes(bind: Bind, parts: PurchaseRouteParts): void {
  const { db, payments, secrets, publicUrl, pageOrigin } = parts;
  const linkTo = makeTrackingLinks(secrets.rootKeys, publicUrl);

  bind(
    "buyFromBalance",
    async ({ person, idempotency, body, language, requireCapacity }) => {
      if (body.promoCode) requireCapacity();
      const facts = await buyFromBalance(parts, person, idempotency, body, language);
      const { purchaseId, shipmentId, status, walletId, balanceCents } = facts;
      return { purchaseId, shipmentId, status, balance: { id: walletId, amount: toEuros(cents(balanceCents)) } };
    },
    { isSessionCheckedByCommand: true },
  );

  bind("buyDirectly", async ({ person, idempotency, body, language, ip, headers, requireCapacity }) => {
    if (body.promoCode) requireCapacity();
    const caller = { language, ip, origin: pageOrigin(headers["origin"]) };
    return orderedResponse(await buyDirectly(parts, person, idempotency, body, caller));
  });

  bind("buyAsGuest", async ({ person, idempotency, body, language, ip, headers, requireCapacity }) => {
    if (body.promoCode) requireCapacity();
    if (person !== undefined)
      throw new Refusal("FORBIDDEN", { detail: "You're signed in. Order with your account instead" });
    const { guestBuyerInfo, ...request } = body;
    const caller = { language, ip, origin: pageOrigin(headers["origin"]) };
    const ordered = await buyAsGuest(parts, guestBuyerInfo, idempotency, request, caller);
    return { ...orderedResponse(ordered), trackingToken: linkTo(ordered.purchaseId).token };
  });

  bind("checkPromoCode", ({ person, body, requireCapacity }) => {
    requireCapacity();
    return checkPromoCode(parts, person, body);
  });

  bind("validatePurchase", ({ person, body }) =>
    payments.validate({
      isAllowed: ({ userId, subjectId }) => userId === person?.userId || userId === subjectId,
      purpose: "Purchase",
      providerPaymentId: body.paymentId,
      mustFail: body.failTransactionIfUnsuccessful,
    }),
  );

  bind("listPurchases", async ({ person, query }) => {
    const [rows, totalCount] = await Promise.all([
      readPurchasePage(db, person.userId, query.status, pageRange(query)),
      countPurchases(db, person.userId, query.status),
    ]);
    return pageResponse(
      query,
      rows.map((row) => purchaseResponse(row)),
      totalCount,
    );
  });

  bind("getPurchase", async ({ person, params }) => {
    const { purchase, isHidden } = await findVisible(parts, person, params.id);
    return purchaseResponse(purchase, isHidden);
  });

  bind("downloadInvoice", async ({ person, params, query, language }) => {
    const purchase = await findPurchase(db, person.userId, params.id);
    if (purchase === undefined) throw new Refusal("NOT_FOUND");
    return new Download(await makeInvoice(parts, purchase, query.document, language));
  });

  bind("trackOrder", ({ body }) => trackOrder(db, body.token));

  bind("mailTrackingLink", async ({ body }) => {
    await mailTrackingLink(parts, body);
    return undefined;
  });

  bind("downloadTrackedInvoice", async ({ body, language }) => {
    const purchase = await findTrackedPurchase(db, body.token);
    return new Download(await makeInvoice(parts, purchase, body.document, language));
  });
}
