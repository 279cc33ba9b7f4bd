import type { Permission } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { type Happening, notify, readTopics } from "../../notifications/index.ts";
import { readCapturesBack, readQuarantined, readRefused, readWaiting } from "./notices.store.ts";
import { tellLowStock } from "./tell-low-stock.ts";

const NEWS_MILLISECONDS = 86_400_000;
/** Maximum notifications per kind and run. The next run sends the others. */
const MOST = 200;

type News = { permission: Permission; topic: string; happening: Happening };

async function readNews(db: Connection, now: Date): Promise<News[]> {
  const window = { since: new Date(now.getTime() - NEWS_MILLISECONDS), most: MOST };
  const [waiting, quarantined, back, refused] = await Promise.all([
    readWaiting(db, window),
    readQuarantined(db, window),
    readCapturesBack(db, window),
    readRefused(db, window),
  ]);
  return [
    ...waiting.map((params): News => {
      return {
        permission: "shipments.read",
        topic: `shipment ${params.shipmentId}`,
        happening: { kind: "orderWaiting", params },
      };
    }),
    ...quarantined.map((params): News => {
      return {
        permission: "payments.read",
        topic: `capture ${params.providerPaymentId}`,
        happening: { kind: "captureQuarantined", params },
      };
    }),
    ...back.map(({ providerPaymentId, refundId }): News => {
      return {
        permission: "payments.read",
        topic: `capture ${providerPaymentId} ${refundId}`,
        happening: { kind: "captureQuarantined", params: { providerPaymentId } },
      };
    }),
    ...refused.map((params): News => {
      return {
        permission: "payments.read",
        topic: `refund ${params.refundId}`,
        happening: { kind: "refundFailed", params },
      };
    }),
  ];
}

/**
 * A job that notifies operators once of each thing that waits for them. It looks for such things from time to time,
 * through indexes, so that orders and payments don't have to notify anybody.
 */
export function tellOperatorsJob({ db, now }: { db: Connection; now: () => Date }): Job {
  const run = async () => {
    const at = now();
    const news = await readNews(db, at);
    const told = await readTopics(
      db,
      news.map(({ topic }) => topic),
    );
    const untold = news.filter(({ topic }) => !told.has(topic));
    for (const { permission, topic, happening } of untold) await notify(db, { permission }, happening, { topic, at });
    await tellLowStock(db, at);
  };
  return { name: "tell-operators", everySeconds: 10, run };
}
