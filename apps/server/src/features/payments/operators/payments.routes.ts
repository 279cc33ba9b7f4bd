import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { exportList, inBatches, type OperationParts } from "../../operators/index.ts";
import { countPayments, type PaymentRow, readPayments, readPaymentsAfter } from "./list-payments.store.ts";
import { listedPayment, shownPayment } from "./payment-response.ts";
import { paymentColumns } from "./payments-file.ts";

const EXPORT_BATCH = 1000;

export function operatorPaymentRoutes(bind: Bind, { db, now }: Pick<OperationParts, "db" | "now">): void {
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
}
