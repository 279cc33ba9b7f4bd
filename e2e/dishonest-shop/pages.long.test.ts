import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import type { DemoShop } from "../support/demo-shop.ts";
import { type Change, openProxy, type Passed } from "../support/dishonest/changing-proxy.ts";
import { it } from "../support/journey.ts";
import { signUp } from "../../apps/server/test/people/people.ts";

const program = fileURLToPath(new URL("../../packages/fairness/src/audit/main.ts", import.meta.url));

/** Audits a shop's pages as the command does, at this address. */
async function audit({ call }: DemoShop, url: string, ...more: string[]): Promise<{ code: number; report: string }> {
  const { logs } = (await call("getApplicationInfo")).body;
  const args = [program, url, "--key", logs.terms, "--key", logs.records, "--pages", ...more];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, report: out + err }),
    );
  });
}

// Right after its start, the shop has not published its records yet.
it.beforeAll(async ({ shop }) => {
  await vi.waitUntil(async () => (await fetch(`${shop.url}/log/records/checkpoint`)).ok, { timeout: 45_000 });
});

const THEFT = "globalThis.stolen = localStorage;";
const hash = createHash("sha256").update(THEFT).digest("base64");
const SCRIPT = `<script type="module" src="/assets/help.js" integrity="sha256-${hash}"></script>`;

/** Serves a page with a script of the shop's own that is not on record. */
function withTheft(response: Passed): void {
  if (response.headers.get("content-type")?.startsWith("text/html") !== true) return;
  response.body = Buffer.from(response.body.toString().replace("</body>", `${SCRIPT}</body>`));
}

function withFile(url: string | undefined, response: Passed): void {
  if (url !== "/assets/help.js") return;
  Object.assign(response, { status: 200, body: Buffer.from(THEFT) });
  response.headers.set("content-type", "text/javascript");
}

const toEverybody: Change = ({ url }, response) => {
  withFile(url, response);
  withTheft(response);
};

/** Knows one person by their token, and their pages by a cookie. */
const toOne =
  (token: string): Change =>
  ({ url, headers }, response) => {
    withFile(url, response);
    if (headers.authorization === `Bearer ${token}`) response.headers.append("set-cookie", "visits=1; Path=/");
    if (headers.cookie?.includes("visits=1") === true) withTheft(response);
  };

const otherFile: Change = ({ url }, response) => {
  if (url?.startsWith("/assets/shell-") === true) response.body = Buffer.concat([response.body, Buffer.from(";")]);
};

/** Leaves the first box out of the list of boxes, and gives the second one the name of the third. */
const withOwnBox: Change = ({ url }, response) => {
  if (url?.startsWith("/api/lootboxes?") !== true) return;
  const { items, ...page } = JSON.parse(response.body.toString());
  const [, second, third, ...rest] = items;
  const named = { ...second, name: third.name };
  response.body = Buffer.from(JSON.stringify({ ...page, items: [named, third, ...rest] }));
};

it("the audit of an honest shop's pages holds, for a stranger and for a person", async ({ shop }) => {
  const { token } = await signUp(shop);
  for (const more of [[], ["--as", token]]) {
    const { code, report } = await audit(shop, shop.url, ...more);
    expect(report).toMatch(/ok +Everything that runs in the pages is in a manifest that is on record: \d+/);
    expect(report).toMatch(/ok +Every open box is in the shop's list of boxes, and no two in it have one name: \d+/);
    expect(code).toBe(0);
  }
});

it("a script that everybody gets and that is not on record is found by a stranger", async ({ shop }) => {
  const proxy = await openProxy(shop.url, toEverybody);
  const { code, report } = await audit(shop, proxy.url);
  await proxy.close();
  expect(report).toContain("script /assets/help.js is not on record");
  expect(code).toBe(1);
});

it("a script that one person gets is found by an audit that visits as that person, and by no other", async ({
  shop,
}) => {
  const { token } = await signUp(shop);
  const proxy = await openProxy(shop.url, toOne(token));
  const [stranger, person] = [await audit(shop, proxy.url), await audit(shop, proxy.url, "--as", token)];
  await proxy.close();
  expect(stranger.code).toBe(0);
  expect(person.report).toContain("script /assets/help.js is not on record");
  expect(person.code).toBe(1);
});

it("a box that the list leaves out, and one under another box's name, are asked about", async ({ shop }) => {
  const proxy = await openProxy(shop.url, withOwnBox);
  const { code, report } = await audit(shop, proxy.url);
  await proxy.close();
  expect(report).toMatch(/ASKS +Every open box is in the shop's list of boxes, and no two in it have one name: \d+/);
  expect(report).toMatch(/box [-0-9a-f]{36} is open, and the shop's list of boxes lacks it/);
  expect(report).toMatch(/boxes [-0-9a-f]{36} and [-0-9a-f]{36} are both called/);
  expect(code).toBe(3);
});

it("a file that is not the one on record is found", async ({ shop }) => {
  const proxy = await openProxy(shop.url, otherFile);
  const { code, report } = await audit(shop, proxy.url);
  await proxy.close();
  expect(report).toMatch(/BROKEN +Every file of the pages is the one on record/);
  expect(report).toMatch(/\/assets\/shell-.* is another file/);
  expect(code).toBe(1);
});
