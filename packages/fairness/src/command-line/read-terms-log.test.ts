import { expect, test } from "vitest";
import { shopKey } from "../../test/sample-shop.ts";
import { shopKeys } from "../../test/sample-keys.ts";
import { logKeys, policies, publicLog } from "../../test/sample-logs.ts";
import { logsLeaf } from "../keys/logs-text.ts";
import { keyLeaf } from "../log-proofs/leaf-proof.ts";
import { logClient } from "../log/client/log-client.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { readTermsLog } from "./read-terms-log.ts";

test("a terms log tells the shop's keys, and the notice of each of its states", async () => {
  const logs = (oddsNoticeMinutes: number) =>
    logsLeaf({ ...logKeys, oddsNoticeMinutes, witnesses: [], quorum: 0, policy: "quorum none\n", mirrors: [] });
  const leaves = [...shopKeys().map(keyLeaf), logs(10), logs(60)];
  const { files } = await publicLog("terms", leaves.map(termsLog.write));
  const client = logClient(async (path) => files.get(path), policies.terms);
  const latest = await client.checkpoint();
  const { keys, noticeAt } = await readTermsLog({ client, policy: policies.terms, latest });
  expect(keys).toContain(shopKey.publicKey);
  const size = latest.size;
  expect([size - 2, size - 1, size].map(noticeAt)).toEqual([undefined, 10, 60]);
});
