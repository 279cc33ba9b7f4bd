import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Incident, incidentsText } from "@trove/fairness";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logKeys, provenLogs, publicLog } from "../../../packages/fairness/test/sample-logs.ts";
import * as proofs from "../../../packages/fairness/test/sample-proofs.ts";
import * as shop from "../../../packages/fairness/test/sample-shop.ts";
import { judge } from "./judge.ts";
import { parseSettings } from "./settings.ts";

const held = shop.hold({ nonce: 0 });
const { logs } = await provenLogs([{ held, record: shop.receiptOf(held) }]);
/** The paths that were asked for. */
const asked: string[] = [];
let url = "";

const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const [, log, path = ""] = /^\/log\/(terms|records)\/(.+)$/u.exec(request.url ?? "") ?? [];
  const file = (log === "terms" ? logs.terms : logs.records).get(path);
  response.writeHead(file === undefined ? 404 : 200).end(file);
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function judged(incidents: readonly Incident[]) {
  asked.length = 0;
  const settings = parseSettings(JSON.stringify({ shop: url, ...logKeys }), url);
  const { report } = await judge(incidentsText({ shopKeys: proofs.shopKeys(), incidents }), settings, false);
  return { report, requests: asked.length };
}

test("a file with thousands of incidents asks the logs for no more files than one with one", async () => {
  const checkpoint = Buffer.from(logs.records.get("checkpoint") ?? []).toString();
  const longer = await publicLog("records", [Buffer.from("another"), Buffer.from("record"), Buffer.from("log")]);
  const forks = Array.from({ length: 3_000 }, (_, place): Incident => {
    const note = `${longer.note}— other.example/w${place % 100} AAAAAAAAAAA=\n`;
    return { kind: "Fork", log: "records", notes: [checkpoint, note] };
  });
  const one = await judged(forks.slice(0, 1));
  expect(one.report).not.toContain("Not judged");
  const all = await judged(forks);
  expect(all.requests).toBe(one.requests);
  expect(all.report).toContain("Not judged: 80 more. At most 20 of each kind are.");
});
