import { randomUUIDv7 } from "node:crypto";
import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { sentCall } from "../approvals/sent-call.ts";
import { throughApproval } from "../approvals/through-approval.ts";
import { insertAudit } from "../operations/operations.store.ts";
import type { AdminParts } from "../parts.ts";
import { handlePayment, recheckPayment } from "./change-payment.ts";
import { countPayments, readAllPayments, readPayments } from "./list-payments.store.ts";
import { listedPayment, shownPayment } from "./payment-response.ts";
import { paymentsFile } from "./payments-file.ts";

export function adminPaymentRoutes(bind: Bind, parts: AdminParts): void {
  const { db, now } = parts;
  const changed = (facts: { changed: string }) => shownPayment(db, { paymentId: facts.changed });

  bind("listPayments", async ({ query }) => {
    const [rows, totalCount] = await Promise.all([readPayments(db, query, pageRange(query)), countPayments(db, query)]);
    return pageResponse(query, rows.map(listedPayment), totalCount);
  });

  bind("downloadPayments", async ({ person, query }) => {
    const at = now();
    const asked = { actorId: person.userId, action: "downloadPayments", subjectId: person.userId };
    const entry = { auditId: randomUUIDv7(), ...asked, before: null, after: query, at };
    // Written before the first row leaves the shop.
    await db.transaction().execute((tx) => insertAudit(tx, entry));
    const fileName = `payments-${at.toISOString().slice(0, 10)}.csv`;
    const pieces = paymentsFile(readAllPayments(db, query));
    return new Download({ fileName, mediaType: "text/csv; charset=utf-8", pieces });
  });

  bind("getPayment", ({ params }) => shownPayment(db, { paymentId: params.id }));

  bind("recheckPayment", async ({ person, idempotency, params }) =>
    changed(await recheckPayment(parts, { person, idempotency }, params.id)),
  );

  bind("handlePayment", async ({ person, idempotency, params, body }) =>
    changed(await handlePayment(parts, { person, idempotency }, params.id, body)),
  );

  bind("refundPurchase", (call) => throughApproval(parts, "refundPurchase", call, sentCall(call)));
  bind("refundTopUp", (call) => throughApproval(parts, "refundTopUp", call, sentCall(call)));
}
