import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ensureDatabase, urlFor } from "../../src/database/roles.ts";
import { APP, OWNER, TEMPLATE } from "../postgres-setup.ts";
import { findFreePort } from "../shop/free-port.ts";
import { type ReadyProxy, startReadyProxy } from "../shop/ready-proxy.ts";
import { type ShopProcess, startShopProcess } from "../shop/shop-process.ts";

const { restartCalls } = inject("size");
const CLIENTS = 4;

type Node = { url: string; variables: NodeJS.ProcessEnv; process: ShopProcess };

let dataDir: string;
let nodes: Node[];
let proxy: ReadyProxy;

async function startNode(variables: NodeJS.ProcessEnv): Promise<Node> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { ...variables, PORT: String(port), PUBLIC_URL: url };
  return { url, variables: own, process: await startShopProcess(own) };
}

beforeAll(async () => {
  await ensurePagesBuilt(() => {});
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name, TEMPLATE);
  dataDir = mkdtempSync(join(tmpdir(), "trove-restart-"));
  const variables = {
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    DATABASE_URL: urlFor(adminUrl, APP, name),
    MIGRATION_DATABASE_URL: urlFor(adminUrl, OWNER, name),
    DATA_DIR: dataDir,
    DEMO: "false",
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "fatal",
    DRAIN_SECONDS: "2",
  };
  nodes = [await startNode(variables), await startNode(variables)];
  proxy = await startReadyProxy(nodes.map(({ url }) => url));
}, 300_000);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.process.end("SIGTERM")));
  await proxy.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function waitUntilUp(node: Node): Promise<void> {
  await expect.poll(() => proxy.isReady(node.url), { timeout: 60_000 }).toBe(true);
}

/** Restarts a node as a deployment does: the next one follows only when this one takes calls again. */
async function restart(node: Node): Promise<void> {
  expect(await node.process.end("SIGTERM")).toBe(0);
  node.process = await startShopProcess(node.variables);
  await waitUntilUp(node);
}

/** Sends one of several calls, without a retry. Returns what went wrong, if anything. */
async function callOnce(count: number): Promise<string | undefined> {
  const headers = { "content-type": "application/json" };
  const calls = [
    () => fetch(`${proxy.url}/api/items?pageNumber=${count}`),
    () => fetch(`${proxy.url}/api/auth/login`, { method: "POST", headers, body: "{}" }),
    () => fetch(`${proxy.url}/`),
  ];
  try {
    const response = await calls[count % calls.length]?.();
    await response?.arrayBuffer();
    return response === undefined || response.status >= 500 ? String(response?.status) : undefined;
  } catch (error) {
    return String(error);
  }
}

it("restarts two processes one after the other, and no call fails that nobody repeats", async () => {
  for (const node of nodes) await waitUntilUp(node);
  let count = 0;
  let isOver = false;
  const failures: string[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver || count < restartCalls) {
      const failure = await callOnce((count += 1));
      if (failure !== undefined) failures.push(failure);
    }
  });
  for (const node of nodes) await restart(node);
  isOver = true;
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(restartCalls);
}, 180_000);

it("fails its readiness check while it drains, and ends at the second signal", async () => {
  const [node] = nodes;
  if (node === undefined) throw new Error("no process runs");
  const ending = node.process.end("SIGTERM");
  await expect.poll(async () => (await fetch(`${node.url}/health/ready`)).status).toBe(503);
  const response = await fetch(`${node.url}/api/items?pageNumber=1`);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
  void node.process.end("SIGINT");
  expect(await ending).toBe(1);
});
