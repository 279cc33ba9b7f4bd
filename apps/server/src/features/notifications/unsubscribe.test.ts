import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { countStock, putOnSale } from "../../../test/orders/orders.ts";
import { runJob } from "../../../test/payments/till.ts";
import { mailFor, type ReceivedMail, sendMail } from "../../../test/people/mailbox.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { restartedWith } from "../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

const firstKey = randomBytes(32).toString("hex");

let dataDir: string;
let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-unsubscribe-"));
  shop = await openShop({ DATA_DIR: dataDir, ROOT_KEY: firstKey });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  mara = await signUp(shop);
  await shop.call("setMailPreferences", { body: { wishNews: true } }, mara);
});

/** Makes a wished item available again and returns the mail about it. */
async function mailWishNews(person: TestPerson): Promise<ReceivedMail | undefined> {
  const { itemId } = await putOnSale(shop, 2000, 3);
  await shop.call("addWish", { params: { id: itemId } }, person);
  for (const stock of [0, 4]) {
    await countStock(shop, admin, itemId, stock);
    await runJob(shop, "tell-wishers");
  }
  await sendMail(shop);
  return (await mailFor(shop, person.email)).find(({ file }) => file.includes("wishNews"));
}

const linkIn = (mail: ReceivedMail | undefined) => /^List-Unsubscribe: <(.+)>$/m.exec(mail?.headers ?? "")?.[1] ?? "";
const linkFor = async (person: TestPerson) => linkIn(await mailWishNews(person));
const preferencesOf = async (person: TestPerson) => (await shop.call("getMailPreferences", {}, person)).body;

/** Sends the request of a mail program whose user presses "Unsubscribe". */
async function press(link: string, { http } = shop.app, type = "application/x-www-form-urlencoded"): Promise<number> {
  const { statusCode } = await http.inject({
    method: "POST",
    url: new URL(link, "https://shop.example").pathname,
    headers: { "content-type": type },
    payload: "List-Unsubscribe=One-Click",
  });
  return statusCode;
}

it("a mail that a person can do without names its one-click link, and no other mail has one", async () => {
  const mail = await mailWishNews(mara);
  expect(linkIn(mail)).toMatch(new RegExp(`^${shop.environment.PUBLIC_URL}/unsubscribe/wishNews/[\\w-]+$`));
  expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  await shop.call("forgotPassword", { body: { email: mara.email } });
  await sendMail(shop);
  const reset = (await mailFor(shop, mara.email)).find(({ file }) => file.includes("passwordReset"));
  expect(reset?.headers).not.toContain("Unsubscribe");
});

it("a press ends mails of that kind only, without signing in, however often and from wherever", async () => {
  const link = await linkFor(mara);
  expect(await Promise.all([press(link), press(link), press(link)])).toEqual([204, 204, 204]);
  expect(await preferencesOf(mara)).toEqual({ openingsOfDay: true, shipmentSent: true, wishNews: false });
  expect(await press(link, shop.app, "multipart/form-data; boundary=x")).toBe(204);
  const [, kind = "", token = ""] = /\/unsubscribe\/(.+)\/(.+)$/.exec(link) ?? [];
  expect(kind).toBe("wishNews");
  expect((await shop.call("unsubscribe", { params: { kind: "wishNews", token } })).status).toBe(204);
  expect(await preferencesOf(mara)).toEqual({ openingsOfDay: true, shipmentSent: true, wishNews: false });
});

it("nothing but the link's own token ends them", async () => {
  const link = await linkFor(mara);
  const last = link.at(-20) === "A" ? "B" : "A";
  const changed = `${link.slice(0, -20)}${last}${link.slice(-19)}`;
  const token = Buffer.from(mara.userId).toString("base64url");
  const forged = [changed, link.slice(0, -4), `/unsubscribe/wishNews/${token}`, `/unsubscribe/wishNews/x`];
  expect(await Promise.all(forged.map((each) => press(each)))).toEqual([404, 404, 404, 404]);
  expect(await press(link.replace("wishNews", "shipmentSent"))).toBe(404);
  expect(await press(link.replace("wishNews", "passwordReset"))).toBe(400);
  expect(await preferencesOf(mara)).toEqual({ openingsOfDay: true, shipmentSent: true, wishNews: true });
});

it("a link works as long as the ROOT_KEY of its time is known", async () => {
  const link = await linkFor(mara);
  const [ROOT_KEY, DATA_DIR] = [randomBytes(32).toString("hex"), dataDir];
  const pressedAt = (keys: Record<string, string>) =>
    restartedWith(shop, { ROOT_KEY, DATA_DIR, ...keys }, (app) => press(link, app));
  expect(await pressedAt({})).toBe(404);
  expect(await pressedAt({ ROOT_KEY_PREVIOUS: firstKey })).toBe(204);
  expect(await preferencesOf(mara)).toMatchObject({ wishNews: false });
});
