import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keyText, logClient, logPolicy, openCheckpoint } from "@trove/fairness/log";
import { cents } from "@trove/money";
import { afterEach, beforeEach, expect, it } from "vitest";
import { logSigner, seedOf } from "../../../packages/fairness/test/log/keys.ts";
import { stockBox } from "./catalogue/stock.ts";
import { openBoxes } from "./openings/browser.ts";
import { credit, signUp } from "./people/people.ts";
import { auditLogs } from "./public-log/audit.ts";
import { logRecords } from "./public-log/jobs.ts";
import { clientOf, readRecordsLog, readTermsLog } from "./public-log/reader.ts";
import { findFreePort } from "./shop/free-port.ts";
import { listen, openSilentShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";
import { newFolder, openedMirror, type OpenedMirror } from "../../mirror/test/opened-mirror.ts";

const LOG_KEY = 0x7c;

let shop: Shop;
let mirror: OpenedMirror;
let remove: () => Promise<void>;
const names = ["terms", "records"] as const;
let keys: Record<(typeof names)[number], string>;

beforeEach(async () => {
  const port = await findFreePort();
  const keyOf = (name: string) => keyText(logSigner(`127.0.0.1:${port}/log/${name}`, seedOf(LOG_KEY)).key);
  keys = { terms: keyOf("terms"), records: keyOf("records") };
  const made = await newFolder();
  ({ remove } = made);
  mirror = await openedMirror({ url: `http://127.0.0.1:${port}`, key: (name) => keys[name] }, made.folder);
  const LOG_WITNESSES = `${mirror.keys.witness} ${mirror.url}`;
  shop = await openSilentShop({ PORT: String(port), LOG_WITNESSES, LOG_QUORUM: "1" });
  await listen(shop);
  await mirror.look();
});
afterEach(async () => {
  await mirror.close();
  await shop.close();
  await remove();
});

it("a shop publishes what its mirror has stored and signed, and the copy has all of it", async () => {
  const box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  for (const quantity of [5, 1]) expect((await openBoxes(shop, person, box, { quantity })).status).toBe(200);
  await logRecords(shop);
  expect(await readRecordsLog(shop)).toHaveLength(2);
  await mirror.look();
  for (const name of names) {
    const policy = logPolicy(keys[name], [mirror.keys.witness, mirror.keys.mirror], 2);
    const copy = logClient(mirror.files(name), policy);
    const tree = await copy.checkpoint();
    expect(await (await clientOf(shop, name)).checkpoint()).toMatchObject({ size: tree.size, root: tree.root });
    let read = 0;
    for await (const { index } of copy.entries(tree)) read = index + 1;
    expect(read).toBe(tree.size);
  }
  const audit = await auditLogs(shop, mirror.folder, [mirror.url]);
  expect(audit).toMatchObject({ code: 0, err: "" });
  expect(audit.out).toContain("opened boxes: 6");
  await writeFile(join(mirror.folder, "policy"), `witness m ${mirror.keys.witness} ${mirror.url}\nquorum m\n`);
  const ofShop = await auditLogs(shop, mirror.folder, [shop.environment.PUBLIC_URL, "--policy", "policy"]);
  expect(ofShop.out).toMatch(/ok +The shop shows every tree that a witness has signed, .*: 2$/mu);
  const lists = (await readTermsLog(shop)).flatMap((leaf) => (leaf.kind === "terms" ? [leaf.root] : []));
  expect(lists.length).toBeGreaterThan(0);
  for (const root of lists) expect(await mirror.files("terms")(`boxes/${root}`, 1e6)).toBeDefined();
});

it("a shop publishes nothing while its mirror is away, and goes on when it is back", async () => {
  const box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  expect((await openBoxes(shop, person, box)).status).toBe(200);
  const address = new URL(mirror.url);
  const folder = mirror.folder;
  await mirror.close();
  await logRecords(shop);
  expect(await readRecordsLog(shop)).toHaveLength(0);
  mirror = await openedMirror(
    { url: shop.environment.PUBLIC_URL, key: (name) => keys[name] },
    folder,
    {},
    address.port,
  );
  await logRecords(shop);
  expect(await readRecordsLog(shop)).toHaveLength(1);
  const note = (await shop.app.http.inject({ url: "/log/records/checkpoint" })).body;
  const signed = await openCheckpoint(note, logPolicy(keys.records, [mirror.keys.witness], 1));
  expect(signed.cosignatures.map(({ name }) => name)).toEqual(["mirror.example/trove/witness"]);
});
