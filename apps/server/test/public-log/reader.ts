import {
  httpLog,
  type LogClient,
  logClient,
  logPolicy,
  type LogPolicy,
  openCheckpoint,
  readHistory,
  readHistorySize,
  type ReadLogFile,
  type RecordsLogLeaf,
  recordsLog,
  type SignedCheckpoint,
  type TermsLogLeaf,
  termsLog,
  type TreeHead,
} from "@trove/fairness/log";
import type { App } from "../../src/platform.ts";
import type { Shop } from "../shop/shop.ts";

type LogName = "terms" | "records";
type Read = { app: Pick<App, "http"> };

/** Reads the files of a log as the shop serves them. */
export function servedLog({ app }: Read, log: LogName): ReadLogFile {
  return httpLog(async (url) => {
    const response = await app.http.inject({ url });
    return { status: response.statusCode, body: new Blob([new Uint8Array(response.rawPayload)]).stream() };
  }, `/log/${log}`);
}

/** Returns the log's keys and witness quorum, as the shop states them. */
export async function policyOf(shop: Pick<Shop, "call">, log: LogName): Promise<LogPolicy> {
  const { logs } = (await shop.call("getApplicationInfo")).body;
  return logPolicy(logs[log], logs.witnesses, logs.quorum);
}

export async function clientOf(shop: Read & Pick<Shop, "call">, log: LogName): Promise<LogClient> {
  return logClient(servedLog(shop, log), await policyOf(shop, log));
}

async function entriesOf(client: LogClient, tree: TreeHead): Promise<Uint8Array[]> {
  const entries: Uint8Array[] = [];
  for await (const { entry } of client.entries(tree)) entries.push(entry);
  return entries;
}

/** Reads and verifies all leaves under the published checkpoint. */
export async function readTermsLog(shop: Read & Pick<Shop, "call">): Promise<TermsLogLeaf[]> {
  const client = await clientOf(shop, "terms");
  return (await entriesOf(client, await client.checkpoint())).map(termsLog.read);
}

/** Reads and verifies all leaves under the published checkpoint. Returns none if there is no checkpoint yet. */
export async function readRecordsLog(shop: Read & Pick<Shop, "call">): Promise<RecordsLogLeaf[]> {
  const { statusCode } = await shop.app.http.inject({ url: "/log/records/checkpoint" });
  if (statusCode === 404) return [];
  const client = await clientOf(shop, "records");
  return (await entriesOf(client, await client.checkpoint())).map(recordsLog.read);
}

/** Reads and verifies the history of a log under the shop's policy. */
export async function readHistoryOf(shop: Read & Pick<Shop, "call">, log: LogName): Promise<SignedCheckpoint[]> {
  const [read, policy] = [servedLog(shop, log), await policyOf(shop, log)];
  const entries: SignedCheckpoint[] = [];
  for await (const note of readHistory(read, (await readHistorySize(read)) ?? 0)) {
    entries.push(await openCheckpoint(note, policy));
  }
  return entries;
}
