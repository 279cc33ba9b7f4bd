import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { offerHash } from "@trove/fairness";
import { openNote, parseWitnessKey, recordsLog, type RecordsLogLeaf } from "@trove/fairness/log";
import { cents } from "@trove/money";
import { expect } from "vitest";
import { newFolder, openedMirror, type OpenedMirror } from "../../../mirror/test/opened-mirror.ts";
import { restoreLeaves } from "../../src/features/public-log/records/records.store.ts";
import { growStoredLog } from "../../src/features/public-log/storage/grow-stored-log.ts";
import { readLog } from "../../src/features/public-log/storage/logs.store.ts";
import { stockBox } from "../catalogue/stock.ts";
import { browserOf, newEntropy, requestOffer, type ShownBox } from "../openings/browser.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { findFreePort } from "../shop/free-port.ts";
import { openShop, type Shop } from "../shop/shop.ts";

export const MINUTE = 60_000;

export let shop: Shop;
let server: Server;
export let mirror: OpenedMirror;
export let folder: string;
let remove: () => Promise<void>;
let person: TestPerson;
export let box: ShownBox;
/** The mirror's clock. */
export let now: number;
/** The shop's answer to reveals in place of its own. */
export let lie: { status: number; body: string } | undefined;
export let asked: number;

/** Serves a shop at a port. It lies to reveals if the test says so. */
async function serve(port: number): Promise<void> {
  server = createServer();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  server.on("request", (request, response) => {
    void buffer(request).then(async (body) => {
      const url = request.url ?? "/";
      const isReveal = request.method === "POST" && url.endsWith("/open");
      // A silent shop is asked once more without `sealed`.
      asked += isReveal && JSON.parse(body.toString()).offer.sealed !== null ? 1 : 0;
      if (isReveal && lie !== undefined) return response.writeHead(lie.status).end(lie.body);
      const method = request.method === "POST" ? "POST" : "GET";
      const headers = { "content-type": request.headers["content-type"] ?? "text/plain" };
      const { statusCode, rawPayload } = await shop.app.http.inject({ method, url, headers, body });
      return response.writeHead(statusCode).end(rawPayload);
    });
  });
}

export async function openMirror(): Promise<void> {
  const { terms, records } = shop.app.publicLog.keys;
  const address = { url: shop.environment.PUBLIC_URL, key: (name: "terms" | "records") => ({ terms, records })[name] };
  mirror = await openedMirror(address, folder, { now: () => new Date(now) });
}

/** Opens a shop that is silent to reveals, and its mirror. */
export async function openSilentShop(): Promise<void> {
  const port = await findFreePort();
  shop = await openShop({ HOST: "127.0.0.1", PORT: String(port) });
  [asked, lie, now] = [0, { status: 400, body: "{}" }, Date.now()];
  await serve(port);
  box = await stockBox(shop);
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  await shop.app.publicLog.terms.publish();
  ({ folder, remove } = await newFolder());
  await openMirror();
}

export async function closeSilentShop(): Promise<void> {
  await mirror.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await shop.close();
  await remove();
}

/** Lets the shop give this answer to reveals; its own if undefined. */
export function answerReveals(answer: typeof lie): void {
  lie = answer;
}

/** A reveal that the person's browser has signed, as it hands it in. */
export async function reveal(clientEntropy = newEntropy()) {
  const browser = await browserOf(shop, person);
  const offered = await requestOffer(shop, person, box, browser, { clientEntropy });
  if (offered.status !== 200) throw new Error(offered.text);
  const body = browser.reveal(offered.body, "lucky", clientEntropy);
  const shopName = shop.app.publicLog.keys.terms.split("+")[0] ?? "";
  const handedIn = { shop: shopName, boxId: box.lootboxId, ...body, browserKeys: offered.body.browserKeys };
  const { text } = offered.body.offer;
  return { body, handedIn, commitment: text.split("\n")[3] ?? "", id: offerHash(text) };
}

export async function handIn(body: object | string) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${mirror.url}/silences`, { method: "POST", headers, body: text });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** The lines of the published list, whose signature must be the mirror's. */
export async function listed(): Promise<string[]> {
  const note = await (await fetch(`${mirror.url}/silences/${mirror.logs.terms.originHash}`)).text();
  const key = parseWitnessKey(mirror.keys.mirror);
  const { text, signedBy } = await openNote(note, [key]);
  expect(signedBy.has(key)).toBe(true);
  const [name, terms, , count, ...lines] = text.split("\n");
  expect([name, terms]).toEqual(["mirror.example/trove/silences", mirror.logs.terms.origin]);
  expect(Number(count)).toBe(lines.length - 1);
  return lines.slice(0, -1);
}

export async function later(minutes: number): Promise<void> {
  now += minutes * MINUTE;
  await mirror.askForSilent();
}

/** Adds a leaf to the records log that no record has. */
export async function growRecords(leaf: RecordsLogLeaf): Promise<void> {
  await shop.owner.connection.transaction().execute(async (tx) => {
    const { tree } = await readLog(tx, "records");
    const growth = await growStoredLog(tx, "records", tree, [recordsLog.write(leaf)]);
    await restoreLeaves(tx, growth, []);
  });
}

export const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;
export const stored = async (id: string) => readFile(join(folder, "silences", id), "utf8");
