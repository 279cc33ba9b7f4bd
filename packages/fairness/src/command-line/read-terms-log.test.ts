import { expect, test } from "vitest";
import { shopKey } from "../../test/sample-shop.ts";
import { shopKeys } from "../../test/sample-keys.ts";
import { logKeys, policies, publicLog } from "../../test/sample-logs.ts";
import { logsLeaf } from "../keys/logs-text.ts";
import { keyLeaf } from "../log-proofs/leaf-proof.ts";
import { logClient } from "../log/client/log-client.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { readTermsLog } from "./read-terms-log.ts";

async function read(entries: readonly Uint8Array[]) {
  const { files } = await publicLog("terms", entries);
  const client = logClient(async (path) => files.get(path), policies.terms);
  const latest = await client.checkpoint();
  return { ...(await readTermsLog({ client, policy: policies.terms, latest })), size: latest.size };
}

test("a terms log tells the shop's keys, and the notice of each of its states", async () => {
  const logs = (oddsNoticeMinutes: number) =>
    logsLeaf({ ...logKeys, oddsNoticeMinutes, witnesses: [], quorum: 0, policy: "quorum none\n", mirrors: [] });
  const { keys, noticeAt, size } = await read([...shopKeys().map(keyLeaf), logs(10), logs(60)].map(termsLog.write));
  expect(keys).toContain(shopKey.publicKey);
  expect([size - 2, size - 1, size].map(noticeAt)).toEqual([undefined, 10, 60]);
});

test("leaves of kinds that a later release adds don't keep anybody from reading the others", async () => {
  const unknown = new TextEncoder().encode('{"kind":"news","text":"x"}');
  const { keys } = await read([unknown, ...shopKeys().map(keyLeaf).map(termsLog.write)]);
  expect(keys).toContain(shopKey.publicKey);
});
