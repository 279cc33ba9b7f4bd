import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { exportList, inBatches } from "../../operators/index.ts";
import { handlePayment, recheckPayment, type PaymentParts } from "./change-payment.ts";
import { countPayments, type PaymentRow, readPayments, readPaymentsAfter } from "./list-payments.store.ts";
import { listedPayment, shownPayment } from "./payment-response.ts";
import { paymentColumns } from "./payments-file.ts";

const EXPORT_BATCH = 1000;

export function operatorPaymentRoutes(bind: Bind, parts: PaymentParts): void {
  const { db, now } = parts;
  const changed = (facts: { changed: string }) => shownPayment(db, { paymentId: facts.changed });

  bind("listPayments", async ({ query }) => {
    const [rows, totalCount] = await Promise.all([readPayments(db, query, pageRange(query)), countPayments(db, query)]);
    return pageResponse(query, rows.map(listedPayment), totalCount);
  });

  bind("downloadPayments", async ({ person, query }) => {
    const asked = { person, action: "downloadPayments", query, name: "payments" };
    const batches = inBatches<PaymentRow>(EXPORT_BATCH, (last, most) => readPaymentsAfter(db, query, last, most));
    return new Download(await exportList({ db, now }, asked, paymentColumns, batches));
  });

  bind("getPayment", ({ params }) => shownPayment(db, { paymentId: params.id }));

  bind("recheckPayment", async ({ person, idempotency, params }) =>
    changed(await recheckPayment(parts, { person, idempotency }, params.id)),
  );

  bind("handlePayment", async ({ person, idempotency, params, body }) =>
    changed(await handlePayment(parts, { person, idempotency }, params.id, body)),
  );
}
