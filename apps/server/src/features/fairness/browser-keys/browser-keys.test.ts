import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ed25519 } from "@noble/curves/ed25519.js";
import { MAX_BROWSER_KEYS } from "@trove/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { smallOrderKeys } from "../../../../../../packages/fairness/test/small-order-keys.ts";
import { addBrowser, newPublicKey } from "../../../../test/people/browsers.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let folder: string;
let shop: Shop;
let mara: TestPerson;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-browsers-"));
  shop = await openShop({ DATA_DIR: folder, LOG_LEVEL: "info" });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  mara = await signUp(shop);
});

const list = async (person = mara) => (await shop.call("listBrowserKeys", {}, person)).body;
const remove = (id: string, person = mara) => shop.call("removeBrowserKey", { params: { id } }, person);
const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const eventsOf = (event: string) => shop.log.filter((line) => line.includes(`"event":"${event}"`));

async function mails() {
  await sendMail(shop);
  return mailFor(shop, mara.email);
}

/**
 * The points of small order, except the neutral one. If one is added to a key, libraries disagree about the sum's
 * signatures.
 */
function ofSmallOrder() {
  const { Point } = ed25519;
  const written = smallOrderKeys().flatMap((key) => {
    try {
      return [Point.fromHex(key)];
    } catch {
      return [];
    }
  });
  return written.filter((point) => !point.is0());
}

describe("a browser's key", () => {
  it("is listed with its name, the newest first", async () => {
    const publicKey = newPublicKey();
    const first = await addBrowser(shop, mara, { publicKey, name: "  Firefox on Linux " });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ publicKey, name: "Firefox on Linux", lastUsedAtUtc: null });
    const second = (await addBrowser(shop, mara, { name: "Safari on iPhone" })).body;
    expect(await list()).toEqual([second, first.body]);
  });

  it("is registered once, however often and in parallel it is sent", async () => {
    const publicKey = newPublicKey();
    const names = Array.from({ length: 8 }, (_, index) => `Tab ${index}`);
    const responses = await Promise.all(names.map((name) => addBrowser(shop, mara, { publicKey, name })));
    const [key] = await list();
    expect(responses.map(({ body }) => body)).toEqual(names.map(() => key));
    expect(await list()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it("may be another account's too, which gets the response of a key that nobody has", async () => {
    const jonas = await signUp(shop);
    const publicKey = newPublicKey();
    const theirs = (await addBrowser(shop, jonas, { publicKey })).body;
    const own = await addBrowser(shop, mara, { publicKey });
    const free = await addBrowser(shop, mara);
    expect([own.status, Object.keys(own.body)]).toEqual([free.status, Object.keys(free.body)]);
    await remove(own.body.id);
    expect(await list(jonas)).toEqual([theirs]);
  });

  it.each([
    ["publicKey", { publicKey: newPublicKey().toUpperCase() }],
    ["publicKey", { publicKey: newPublicKey().slice(2) }],
    ["publicKey", { publicKey: `01${"00".repeat(31)}` }],
    ["publicKey", { publicKey: `ee${"ff".repeat(30)}7f` }],
    ["publicKey", { publicKey: `02${"00".repeat(31)}` }],
    ...ofSmallOrder().map((part): [string, { publicKey: string }] => [
      "publicKey",
      { publicKey: ed25519.Point.fromHex(newPublicKey()).add(part).toHex() },
    ]),
    ["name", { name: "  " }],
    ["name", { name: "x".repeat(61) }],
    ["name", { name: "Fire\u202Efox" }],
  ])("a browser's key with a wrong %s is refused: %o", async (field, wrong) => {
    const response = await addBrowser(shop, mara, wrong);
    expect(codeOf(response)).toEqual([400, "VALIDATION_FAILED"]);
    expect(Object.keys(JSON.parse(response.text).errors)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it("can be removed once and added again, and its earlier time stays known", async () => {
    const { id, publicKey } = (await addBrowser(shop, mara)).body;
    expect((await remove(id)).status).toBe(204);
    expect(codeOf(await remove(id))).toEqual([404, "NOT_FOUND"]);
    expect(await list()).toEqual([]);
    const again = (await addBrowser(shop, mara, { publicKey })).body;
    expect(again.id).not.toBe(id);
    const rows = await shop.owner.connection
      .selectFrom("browserKeys")
      .select(["browserKeyId", "createdAt", "removedAt"])
      .where("userId", "=", mara.userId)
      .orderBy("createdAt")
      .execute();
    expect(rows).toMatchObject([
      { browserKeyId: id, removedAt: expect.any(Date) },
      { browserKeyId: again.id, removedAt: null },
    ]);
    expect(rows[0]?.removedAt?.getTime()).toBeLessThanOrEqual(rows[1]?.createdAt.getTime() ?? 0);
  });
});

describe("an account", () => {
  it("has at most twenty, even with parallel requests and after removing some", async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => addBrowser(shop, mara)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(MAX_BROWSER_KEYS);
    const refused = responses.filter(({ status }) => status !== 200).map((response) => String(codeOf(response)));
    expect(new Set(refused)).toEqual(new Set(["409,BROWSER_KEY_LIMIT"]));
    const [newest, oldest] = [(await list()).at(0), (await list()).at(-1)];
    expect((await addBrowser(shop, mara, { publicKey: newest?.publicKey ?? "" })).body).toEqual(newest);
    await remove(oldest?.id ?? "");
    expect(codeOf(await addBrowser(shop, mara))).toEqual([409, "BROWSER_KEY_LIMIT"]);
    await shop.owner.pool.query(
      "update browser_keys set created_at = created_at - interval '1 day' where browser_key_id = $1",
      [oldest?.id],
    );
    expect((await addBrowser(shop, mara)).status).toBe(200);
    expect(await list()).toHaveLength(MAX_BROWSER_KEYS);
  });

  it("is told by mail of each new one, without the name that was chosen for it", async () => {
    await addBrowser(shop, mara, { name: "call 0900 1234 at once" });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.headers).toContain("Subject: A new browser can open boxes for you");
    expect(mail?.text).toContain(`${shop.environment.PUBLIC_URL}/account-settings?tab=fairness`);
    expect(mail?.text).not.toContain("0900");
  });

  it("leaves a line about each new and each removed one in the log", async () => {
    const [added, removed] = [eventsOf("browser_key_added").length, eventsOf("browser_key_removed").length];
    const { id, publicKey } = (await addBrowser(shop, mara)).body;
    await addBrowser(shop, mara, { publicKey });
    await remove(id);
    expect(eventsOf("browser_key_added")).toHaveLength(added + 1);
    expect(eventsOf("browser_key_removed")).toHaveLength(removed + 1);
    expect(shop.log.join("")).not.toContain(publicKey);
  });
});
