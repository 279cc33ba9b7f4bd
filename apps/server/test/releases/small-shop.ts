import { cents } from "@trove/money";
import { liveOn, publishAuditHead } from "../../src/audit/lively-shop.fixture.ts";
import { uploadDocument, pdfOf } from "../catalogue/documents.ts";
import { putOnSale } from "../orders/orders.ts";
import { lookInto, newOpening } from "../openings/disputes.ts";
import { shareOpening } from "../openings/share.ts";
import { openCase } from "../people/operator.ts";
import { credit, makeAdmin } from "../people/people.ts";
import { logRecords, runJob } from "../public-log/jobs.ts";
import type { Shop } from "../shop/shop.ts";

/** Fills a shop with a little of everything that a release stores. The shop must be listening. */
export async function fillShop(shop: Shop): Promise<void> {
  await liveOn(shop);
  const admin = await makeAdmin(shop);
  const { person, transactionId } = await newOpening(shop);
  await credit(shop, person, cents(5000));
  const { itemId } = await putOnSale(shop);
  await logRecords(shop);
  const responses = [
    await shop.call("addWish", { params: { id: itemId } }, person),
    await shop.call("updateClientSeed", { body: { clientSeed: "lucky" } }, person),
    await shop.call("setReceiptMail", { body: { isOn: true } }, person),
    await shareOpening(shop, person, transactionId, { showsName: true, showsProof: true, isListed: true }),
    await lookInto(shop, admin, transactionId),
    await openCase(shop, admin, person),
    await uploadDocument(shop, admin, await pdfOf("Terms")),
  ];
  const refused = responses.find(({ status }) => status >= 300);
  if (refused !== undefined) throw new Error(JSON.stringify(refused.body));
  await runJob(shop.app, "shop-statement");
  await publishAuditHead(shop);
  await runJob(shop.app, "records-log");
}
