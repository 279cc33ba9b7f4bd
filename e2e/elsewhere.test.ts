import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { linkWithFile, proofsText } from "@trove/fairness";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureVerifierBuilt, VERIFIER_POLICY } from "../apps/web/build-elsewhere.ts";
import { logKeys, provenLogs } from "../packages/fairness/test/sample-logs.ts";
import * as proofs from "../packages/fairness/test/sample-proofs.ts";
import * as shop from "../packages/fairness/test/sample-shop.ts";
import { expectAccessible, expectAccessibleLook } from "./support/accessibility.ts";
import { launchBrowser, openContext, PHONE, WIDE } from "./support/browser.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};

const held = shop.hold({ nonce: 0 });
const honest = await provenLogs([{ held, record: shop.receiptOf(held) }]);

/** The browser of this process, which other files use too. */
let browser: Browser;
const opened: BrowserContext[] = [];
let folder = "";
let url = "";
/** The shop's address as the operator of the page has set it. */
let shopUrl = "";
/** The logs as a copy shows them; the shop's own by default. */
let copied = honest.logs;

const server = createServer((request, response) => {
  void (async () => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const [, place, log, file = ""] = /^\/(log|copy)\/(terms|records)\/(.+)$/.exec(path) ?? [];
    const logs = place === "copy" ? copied : honest.logs;
    const settings = { shop: shopUrl, ...logKeys, copies: { terms: "copy/terms", records: "copy/records" } };
    const name = path === "/" ? "/index.html" : path;
    const bytes =
      log === "terms" || log === "records"
        ? logs[log].get(file)
        : path === "/shop.json"
          ? Buffer.from(JSON.stringify(settings))
          : await readFile(join(folder, name)).catch(() => undefined);
    const headers = {
      "content-type": TYPES[extname(name)] ?? "application/octet-stream",
      "content-security-policy": VERIFIER_POLICY,
    };
    response.writeHead(bytes === undefined ? 404 : 200, headers).end(bytes);
  })();
});

beforeAll(async () => {
  folder = await ensureVerifierBuilt(() => {});
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shopUrl = url;
  browser = await launchBrowser();
});
afterAll(async () => {
  await Promise.all(opened.map((context) => context.close()));
  await new Promise((resolve) => server.close(resolve));
});

async function openVerifier(visit: Parameters<typeof openContext>[2] = {}, link = "/"): Promise<Page> {
  const context = await openContext(browser, url, visit);
  opened.push(context);
  const page = await context.newPage();
  await page.goto(link);
  await page.getByText(shopUrl).waitFor();
  return page;
}

async function choose(page: Page, text: string): Promise<void> {
  const chosen = { name: "proofs.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Choose a file of proofs").setInputFiles(chosen);
}

const verdict = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

describe("the verifier that the shop does not serve", () => {
  test("judges an honest file by the logs: everything holds, on a phone and at a desk, dark and light", async () => {
    for (const look of [
      { size: PHONE, scheme: "dark" },
      { size: WIDE, scheme: "light" },
    ] as const) {
      const page = await openVerifier(look);
      await choose(page, proofsText(honest.file));
      await verdict(page, "Everything holds").waitFor();
      await page.getByText("nonce 0: VERIFIED").waitFor();
      await (look.size === PHONE ? expectAccessible(page) : expectAccessibleLook(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  test("finds a breach that the shop's signatures prove", async () => {
    const page = await openVerifier();
    await choose(
      page,
      proofsText(proofs.fileOf(proofs.endedByReceipt(held, shop.receiptOf(held, { tickets: [1, 2] })))),
    );
    await verdict(page, "A breach").waitFor();
    await page.getByText("The shop's own signatures prove it.").waitFor();
    await expectAccessibleLook(page);
  });

  test("believes what only the file says if it is the person's own", async () => {
    const page = await openVerifier();
    await choose(
      page,
      proofsText(proofs.fileOf(proofs.endedByReceipt(held, shop.receiptOf(held, {}, shop.strangerKey)))),
    );
    await verdict(page, "It can't be told").waitFor();
    await page.getByLabel("It is mine").check();
    await verdict(page, "A breach").waitFor();
  });

  test("does not take the next file for the person's own because the one before was", async () => {
    const page = await openVerifier();
    await choose(page, proofsText(honest.file));
    await page.getByLabel("It is mine").check();
    await choose(page, "{}");
    await verdict(page, "It can't be told").waitFor();
    expect(await page.getByLabel("It is mine").isChecked()).toBe(false);
  });

  test("shows the verdict of the last file also if the one before takes longer", async () => {
    const page = await openVerifier();
    const release = Promise.withResolvers<void>();
    let requests = 0;
    await page.route("**/log/terms/checkpoint", async (route) => {
      requests += 1;
      if (requests === 1) await release.promise;
      await route.continue();
    });
    const first = page.waitForRequest("**/log/terms/checkpoint");
    const breach = proofs.endedByReceipt(held, shop.receiptOf(held, { tickets: [1, 2] }));
    await choose(page, proofsText(proofs.fileOf(breach)));
    await first;
    await choose(page, proofsText(honest.file));
    await verdict(page, "Everything holds").waitFor();
    const finished = page.waitForEvent("requestfinished", (request) =>
      request.url().includes("/log/terms/tile/entries"),
    );
    release.resolve();
    await finished;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(await verdict(page, "Everything holds").count()).toBe(1);
  });

  test("says so if the copy of a log is another log than the shop's", async () => {
    const other = shop.hold({ nonce: 1 });
    copied = (await provenLogs([{ held: other, record: shop.receiptOf(other) }])).logs;
    const page = await openVerifier();
    await choose(page, proofsText(honest.file));
    await verdict(page, "A breach").waitFor();
    await page.getByText("fork:").waitFor();
    copied = honest.logs;
  });

  test("judges nothing that is no file of the shop", async () => {
    const page = await openVerifier();
    await choose(page, "{}");
    await verdict(page, "It can't be told").waitFor();
  });

  test("takes the file in its own address, which it then hides, and the file in a link that is pasted", async () => {
    const link = (await linkWithFile("/", proofsText(honest.file))) ?? "";
    const page = await openVerifier({}, link);
    await verdict(page, "Everything holds").waitFor();
    await page.getByText("Opening number 0: ").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    const pasted = await openVerifier();
    await pasted.getByLabel("paste a link").fill(`https://other.example${link}`);
    await pasted.getByLabel("paste a link").blur();
    await verdict(pasted, "Everything holds").waitFor();
  });

  test("judges by the copy alone while the shop can't be reached, and says so", async () => {
    shopUrl = "https://127.0.0.1:9";
    const page = await openVerifier();
    await choose(page, proofsText(honest.file));
    await verdict(page, "Everything holds").waitFor();
    await page
      .getByText("https://127.0.0.1:9/log/terms/checkpoint could not be read: judged by the other copy alone.")
      .waitFor();
    shopUrl = url;
  });

  test("opens from a disk, and then asks for the shop's settings", async () => {
    const page = await (await openContext(browser, url)).newPage();
    await page.goto(pathToFileURL(join(folder, "index.html")).href);
    await page.getByText("There is no shop.json beside this page").waitFor();
    await page.getByLabel("Choose the settings").waitFor();
  });

  test("has the hash of each of its files in its manifest", async () => {
    const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
    expect(Object.keys(manifest)).toEqual(["/index.html", "/verifier.css", "/verifier.js"]);
    for (const hash of Object.values(manifest)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
