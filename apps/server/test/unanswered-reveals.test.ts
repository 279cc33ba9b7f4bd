import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { offerHash, parseOffer, recordHash } from "@trove/fairness";
import { openNote, parseWitnessKey, recordsLog, type RecordsLogLeaf } from "@trove/fairness/log";
import { cents } from "@trove/money";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFolder, openedMirror, type OpenedMirror } from "../../mirror/test/opened-mirror.ts";
import { restoreLeaves } from "../src/features/public-log/records/records.store.ts";
import { growStoredLog } from "../src/features/public-log/storage/grow-stored-log.ts";
import { readLog } from "../src/features/public-log/storage/logs.store.ts";
import { stockBox } from "./catalogue/stock.ts";
import { browserOf, newEntropy, openBoxes, requestOffer, sendReveal, type ShownBox } from "./openings/browser.ts";
import { credit, signUp, type TestPerson } from "./people/people.ts";
import { auditLogs } from "./public-log/audit.ts";
import { logRecords } from "./public-log/jobs.ts";
import { findFreePort } from "./shop/free-port.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const MINUTE = 60_000;

let shop: Shop;
let server: Server;
let mirror: OpenedMirror;
let folder: string;
let remove: () => Promise<void>;
let person: TestPerson;
let box: ShownBox;
/** The mirror's clock. */
let now: number;
/** The shop's answer to reveals in place of its own. */
let lie: { status: number; body: string } | undefined;
let asked: number;

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

async function openMirror(): Promise<void> {
  const { terms, records } = shop.app.publicLog.keys;
  const address = { url: shop.environment.PUBLIC_URL, key: (name: "terms" | "records") => ({ terms, records })[name] };
  mirror = await openedMirror(address, folder, { now: () => new Date(now) });
}

beforeEach(async () => {
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
});
afterEach(async () => {
  await mirror.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await shop.close();
  await remove();
});

/** A reveal that the person's browser has signed, as it hands it in. */
async function reveal(clientEntropy = newEntropy()) {
  const browser = await browserOf(shop, person);
  const offered = await requestOffer(shop, person, box, browser, { clientEntropy });
  if (offered.status !== 200) throw new Error(offered.text);
  const body = browser.reveal(offered.body, "lucky", clientEntropy);
  const shopName = shop.app.publicLog.keys.terms.split("+")[0] ?? "";
  const handedIn = { shop: shopName, boxId: box.lootboxId, ...body, browserKeys: offered.body.browserKeys };
  const { text } = offered.body.offer;
  return { body, handedIn, commitment: text.split("\n")[3] ?? "", id: offerHash(text) };
}

async function handIn(body: object | string) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${mirror.url}/silences`, { method: "POST", headers, body: text });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** The lines of the published list, whose signature must be the mirror's. */
async function listed(): Promise<string[]> {
  const note = await (await fetch(`${mirror.url}/silences/${mirror.logs.terms.originHash}`)).text();
  const key = parseWitnessKey(mirror.keys.mirror);
  const { text, signedBy } = await openNote(note, [key]);
  expect(signedBy.has(key)).toBe(true);
  const [name, terms, , count, ...lines] = text.split("\n");
  expect([name, terms]).toEqual(["mirror.example/trove/silences", mirror.logs.terms.origin]);
  expect(Number(count)).toBe(lines.length - 1);
  return lines.slice(0, -1);
}

async function later(minutes: number): Promise<void> {
  now += minutes * MINUTE;
  await mirror.askForSilent();
}

/** Adds a leaf to the records log that no record has. */
async function growRecords(leaf: RecordsLogLeaf): Promise<void> {
  await shop.owner.connection.transaction().execute(async (tx) => {
    const { tree } = await readLog(tx, "records");
    const growth = await growStoredLog(tx, "records", tree, [recordsLog.write(leaf)]);
    await restoreLeaves(tx, growth, []);
  });
}

const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;
const stored = async (id: string) => readFile(join(folder, "silences", id), "utf8");

it("a reveal that the shop answers gives its record, and nothing is published", async () => {
  lie = undefined;
  const { body, handedIn, id } = await reveal();
  const answer = await handIn(handedIn);
  expect(answer).toMatchObject({ status: 200, body: { state: "answered", status: 200 } });
  const { text } = await sendReveal(shop, box, body);
  expect(JSON.parse(answer.body.body).receipt).toEqual(JSON.parse(text).receipt);
  await later(60);
  expect(await listed()).toEqual([]);
  await expect(stored(id)).rejects.toThrow(/ENOENT/);
});

it("a silent shop is asked every minute for ten minutes, then its silence is published, then it is asked hourly", async () => {
  const { handedIn, commitment, id } = await reveal();
  const first = now;
  expect(await handIn(handedIn)).toEqual({ status: 202, body: { state: "asking", commitment } });
  expect((await stat(join(folder, "silences", id))).mode & 0o777).toBe(0o600);
  for (let minute = 1; minute < 10; minute += 1) await later(1);
  expect(asked).toBe(10);
  expect(await listed()).toEqual([]);
  await later(1);
  expect(await listed()).toEqual([`${commitment} ${minuteOf(first)} ${minuteOf(now)} open`]);
  await later(59);
  expect(asked).toBe(11);
  lie = undefined;
  await later(1);
  expect(await listed()).toEqual([`${commitment} ${minuteOf(first)} ${minuteOf(now)} answered`]);
  expect(await handIn(handedIn)).toMatchObject({ status: 200, body: { state: "answered", status: 200 } });
  expect(await stored(id)).not.toContain(handedIn.clientEntropy);
});

it("a spoilt sealed part makes no honest shop look silent", async () => {
  lie = undefined;
  for (const sealed of ["spoilt", "x".repeat(5_000), null]) {
    const { handedIn } = await reveal();
    const answer = await handIn({ ...handedIn, offer: { ...handedIn.offer, sealed } });
    expect(answer, sealed ?? "null").toMatchObject({ status: 200, body: { state: "answered", status: 200 } });
  }
});

it("an answer is given to the person with the same reveal only, for ten minutes", async () => {
  lie = undefined;
  const { handedIn } = await reveal();
  await handIn(handedIn);
  lie = { status: 503, body: "" };
  await later(9);
  expect((await handIn(handedIn)).status).toBe(200);
  expect((await handIn({ ...handedIn, offer: { ...handedIn.offer, sealed: "spoilt" } })).status).toBe(202);
  await later(1);
  expect((await handIn(handedIn)).status).toBe(202);
});

it("a reveal's own leaf is listed, about which the audit asked until then, and the shop is asked on for its answer", async () => {
  const { body, handedIn, commitment, id } = await reveal();
  const first = now;
  await handIn(handedIn);
  await later(10);
  expect(await listed()).toHaveLength(1);
  // The log has another record by then, because an empty one can't be audited.
  const other = await signUp(shop);
  await credit(shop, other, cents(100_000));
  await openBoxes(shop, other, box);
  await logRecords(shop);
  await mirror.look();
  const audit = () => auditLogs(shop, folder, [mirror.url, "--mirror", `${mirror.keys.mirror} ${mirror.url}`]);
  const asks = await audit();
  expect(asks.out).toContain(`mirror.example/trove asked for ${commitment} from ${minuteOf(first)}`);
  expect(asks.code).toBe(3);
  expect((await sendReveal(shop, box, body)).status).toBe(200);
  await logRecords(shop);
  await mirror.look();
  await later(1);
  expect(await listed()).toEqual([`${commitment} ${minuteOf(first)} ${minuteOf(first + 10 * MINUTE)} 1`]);
  expect((await audit()).out).toContain("answered later, or its own draw is in the log: 1");
  expect(await handIn(handedIn)).toEqual({ status: 200, body: { state: "logged", logIndex: 1 } });
  lie = undefined;
  await later(60);
  expect(await listed()).toEqual([`${commitment} ${minuteOf(first)} ${minuteOf(now)} answered`]);
  expect(await stored(id)).not.toContain(handedIn.clientEntropy);
  await later(366 * 24 * 60);
  expect(await listed()).toEqual([]);
});

/** Puts a leaf into the records log that the shop has invented for a nonce. */
async function logInvented(offer: string): Promise<void> {
  const { commitment, oddsHash, quantity } = parseOffer(offer);
  const time = "2026-11-21T12:00Z";
  const hash = "5e".repeat(32);
  const head = { clientHash: hash, commitment, serverSeed: hash, oddsHash, quantity };
  const leaf = { kind: "void", ...head, reason: "ACCOUNT_BLOCKED", recordHash: hash, offeredAt: time, time } as const;
  await growRecords(leaf);
  await logRecords(shop);
  await mirror.look();
}

it("an invented leaf closes no entry: it is listed as another draw, the audit asks, and the shop is asked on", async () => {
  const { handedIn, commitment } = await reveal();
  const first = now;
  await handIn(handedIn);
  await later(10);
  await logInvented(handedIn.offer.text);
  await later(1);
  const times = `${commitment} ${minuteOf(first)} ${minuteOf(first + 10 * MINUTE)}`;
  expect(await listed()).toEqual([`${times} other-0`]);
  const { out } = await auditLogs(shop, folder, [mirror.url, "--mirror", `${mirror.keys.mirror} ${mirror.url}`]);
  expect(out).toContain("the log has another draw of it, other-0");
  lie = undefined;
  // The shop is asked at once, because an honest one may have opened for another browser of the person.
  await later(1);
  expect(await listed()).toEqual([`${commitment} ${minuteOf(first)} ${minuteOf(now)} answered`]);
  expect(await handIn(handedIn)).toMatchObject({ status: 200, body: { state: "answered", status: 200 } });
});

it("a reveal that the shop itself hands in for the nonce keeps no other one of it from being asked for", async () => {
  const [own, handed] = [await reveal(), await reveal()];
  expect(own.commitment).toBe(handed.commitment);
  await handIn(own.handedIn);
  const before = asked;
  await handIn(handed.handedIn);
  expect(asked).toBe(before + 1);
  await later(10);
  expect(await listed()).toHaveLength(1);
  lie = undefined;
  await sendReveal(shop, box, own.body);
  await later(60);
  expect((await handIn(own.handedIn)).body).toMatchObject({ state: "answered", status: 200 });
  expect((await handIn(handed.handedIn)).body).toMatchObject({ state: "answered", status: 409 });
});

it("a lost record is an answer only if the log has its leaf, and the leaf that says that it is lost", async () => {
  const { body, handedIn } = await reveal();
  const { receipt } = (await sendReveal(shop, box, body)).body;
  await logRecords(shop);
  const hash = recordHash(receipt.text);
  const params = { recordHash: hash, logIndex: 0, lostIndex: 1 };
  lie = { status: 409, body: JSON.stringify({ code: "RECORD_LOST", params }) };
  await mirror.look();
  expect((await handIn(handedIn)).status).toBe(202);
  const leaf = { kind: "lost", logIndex: 0, recordHash: hash, time: "2026-11-21T12:00Z" } as const;
  await growRecords(leaf);
  await logRecords(shop);
  await mirror.look();
  await later(1);
  expect(await handIn(handedIn)).toMatchObject({
    status: 200,
    body: { state: "answered", status: 409, body: lie.body },
  });
});

it("the loss of another draw of the nonce is no answer, because a shop could invent it", async () => {
  const [own, handed] = [await reveal(), await reveal()];
  const { receipt } = (await sendReveal(shop, box, own.body)).body;
  await logRecords(shop);
  const hash = recordHash(receipt.text);
  await growRecords({ kind: "lost", logIndex: 0, recordHash: hash, time: "2026-11-21T12:00Z" });
  await logRecords(shop);
  await mirror.look();
  const params = { recordHash: hash, logIndex: 0, lostIndex: 1 };
  lie = { status: 409, body: JSON.stringify({ code: "RECORD_LOST", params }) };
  expect((await handIn(handed.handedIn)).status).toBe(202);
  expect((await handIn(own.handedIn)).body).toMatchObject({ state: "answered", status: 409 });
  await later(10);
  expect((await listed())[0]).toMatch(/ other-0$/u);
});

it("a reveal is asked for after a start, for thirty days, and is then deleted", async () => {
  const { handedIn, id } = await reveal();
  await handIn(handedIn);
  await later(10);
  await mirror.close();
  await openMirror();
  const before = asked;
  await later(60);
  expect(asked).toBe(before + 1);
  await later(30 * 24 * 60);
  expect(await stored(id)).not.toContain(handedIn.clientEntropy);
  await later(60);
  expect(asked).toBe(before + 2);
  expect(await listed()).toHaveLength(1);
});

it("a record of another opening, or a signature of a stranger, is silence", async () => {
  const other = await reveal();
  const answer = await sendReveal(shop, box, other.body);
  lie = { status: 200, body: answer.text };
  const { handedIn } = await reveal();
  expect((await handIn(handedIn)).status).toBe(202);
  const { offer } = handedIn;
  const stranger = { ...handedIn, offer: { ...offer, signature: offer.signature.replace(/^../, "00") } };
  expect((await handIn(stranger)).status).toBe(400);
});

it("only a whole reveal for this shop is taken", async () => {
  const { handedIn } = await reveal();
  const { handedIn: other } = await reveal();
  const calls = asked;
  const changed: object[] = [
    { ...handedIn, boxId: "b0f1c1c4-0000-4000-8000-000000000001" },
    { ...handedIn, clientSeed: "unlucky" },
    { ...handedIn, clientEntropy: other.clientEntropy },
    { ...handedIn, browserKey: "ab".repeat(32) },
    { ...handedIn, browserKeys: [] },
    { ...handedIn, browserKeys: [...handedIn.browserKeys, "ab".repeat(32)] },
    { ...handedIn, signature: other.signature },
    { ...handedIn, offer: { ...handedIn.offer, text: other.offer.text } },
    { ...handedIn, offer: { ...handedIn.offer, keyId: "00".repeat(8) } },
    { ...handedIn, note: "more" },
    {},
  ];
  for (const each of changed) expect((await handIn(each)).status, JSON.stringify(each)).toBe(400);
  expect((await handIn("{")).status).toBe(400);
  expect((await handIn({ ...handedIn, shop: "other.example/log/terms" })).status).toBe(404);
  expect((await handIn({ ...handedIn, clientSeed: "x".repeat(16_384) })).status).toBe(413);
  expect(asked).toBe(calls);
});

it("entropy that no shop accepts makes no honest shop look silent", async () => {
  lie = undefined;
  for (const entropy of ["no entropy", "AB".repeat(16), ""]) {
    const { handedIn } = await reveal(entropy);
    expect((await handIn(handedIn)).status, entropy).toBe(400);
  }
  await later(10);
  expect(await listed()).toEqual([]);
});

it("pages of every origin may hand in", async () => {
  const { headers, statusCode } = await mirror.http.inject({ method: "OPTIONS", url: "/silences" });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type",
  });
});
