import type { Permission } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { endTopicsExcept, type Happening, notify, readTopics } from "../../notifications/index.ts";
import { readLow, readQuarantined, readRefused, readWaiting } from "./notices.store.ts";

const NEWS_MILLISECONDS = 86_400_000;
/** Of each kind, in one run. The next run tells the others. */
const MOST = 200;

type News = { permission: Permission; topic: string; happening: Happening };

const LOW = "stock of ";

async function readNews(db: Connection, now: Date): Promise<News[]> {
  const window = { since: new Date(now.getTime() - NEWS_MILLISECONDS), most: MOST };
  const [waiting, quarantined, refused, low] = await Promise.all([
    readWaiting(db, window),
    readQuarantined(db, window),
    readRefused(db, window),
    readLow(db, MOST),
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
    ...refused.map((params): News => {
      return {
        permission: "payments.read",
        topic: `refund ${params.refundId}`,
        happening: { kind: "refundFailed", params },
      };
    }),
    ...low.map((params): News => {
      return {
        permission: "catalogue.read",
        topic: `${LOW}${params.itemId}`,
        happening: { kind: "stockLow", params },
      };
    }),
  ];
}

/**
 * Tells operators what waits for them, each thing once. Looks at it through indexes from time to time, so that orders
 * and payments don't wait for it. Stock that was filled up is told again when it is low again.
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
    const low = news.flatMap(({ topic }) => (topic.startsWith(LOW) ? [topic] : []));
    if (low.length < MOST) await endTopicsExcept(db, LOW, low);
  };
  return { name: "tell-operators", everySeconds: 10, run };
}
