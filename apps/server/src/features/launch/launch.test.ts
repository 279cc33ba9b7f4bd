import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockItems } from "../../../test/catalogue/stock.ts";
import { runJob } from "../../../test/payments/till.ts";
import { mailFor, type ReceivedMail, sendMail } from "../../../test/people/mailbox.ts";
import { makeAdmin, type TestPerson } from "../../../test/people/people.ts";
import { openMailingShop } from "../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openMailingShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const asAdmin = () => ({ ...admin, key: randomUUID() });
const signUp = (email: string, headers = {}) => shop.call("signUpForLaunch", { body: { email } }, { headers });
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};

async function mailsTo(email: string): Promise<ReceivedMail[]> {
  await sendMail(shop);
  return mailFor(shop, email);
}

const tokenIn = (mail: ReceivedMail | undefined, purpose: "confirm" | "end") =>
  new RegExp(`/opening-soon/${purpose}/([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";

async function addresses(): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from launch_signups order by email`.execute(
    shop.owner.connection,
  );
  return rows.map(({ email }) => email);
}

it("a shop without goods says so, with the owner's words in the reader's language", async () => {
  const translations = { fr: { name: "Bientôt", description: "" } };
  const body = { name: "Soon", description: "We sort the shelves.", translations, version: 1 };
  const { body: saved } = await shop.call("changeLaunchWords", { body }, asAdmin());
  expect(saved).toMatchObject({ ...body, version: 2, waiting: 0 });
  const read = async (language: string) =>
    (await shop.call("getLaunch", {}, { headers: { "accept-language": language } })).body;
  shop.app.publicCache.clear();
  expect(await read("en")).toEqual({
    hasItems: false,
    hasBoxes: false,
    title: "Soon",
    text: "We sort the shelves.",
  });
  expect(await read("fr")).toMatchObject({ title: "Bientôt", text: "We sort the shelves." });
  const { body: entries } = await shop.call("listAudit", { query: { action: "changeLaunchWords" } }, admin);
  const back = { params: { id: entries.items[0]?.id ?? "" }, body: { reason: "A slip" } };
  expect((await shop.call("revertAudit", back, asAdmin())).status).toBe(204);
  expect((await shop.call("getLaunchWords", {}, admin)).body).toMatchObject({ name: "", version: 3 });
});

it("every address gets the same response, and at most one mail a day until it is confirmed", async () => {
  const responses = [];
  for (const email of ["Mara@trove.example", "mara@trove.example", admin.email]) responses.push(await signUp(email));
  expect(responses.map(({ status, text }) => [status, text])).toEqual(responses.map(() => [202, ""]));
  const [mail, ...more] = await mailsTo("mara@trove.example");
  expect(more).toEqual([]);
  expect(mail?.headers).toMatch(/^List-Unsubscribe: <http.+\/opening-soon\/end\/[\w-]+>$/m);
  const confirm = () => shop.call("confirmLaunchSignUp", { params: { token: tokenIn(mail, "confirm") } });
  expect([(await confirm()).status, (await confirm()).status]).toEqual([204, 204]);
  later(86_400_001);
  await signUp("mara@trove.example");
  expect(await mailsTo("mara@trove.example")).toHaveLength(1);
  await signUp(admin.email);
  const asked = (await mailsTo(admin.email)).filter(({ file }) => file.includes("launchAsked"));
  expect(asked).toHaveLength(2);
});

it("a link ends the mails with one click, deletes the address, and works for nothing else", async () => {
  await signUp("noor@trove.example", { "accept-language": "fr" });
  const [mail] = await mailsTo("noor@trove.example");
  expect(mail?.headers).toMatch(/^Content-Language: fr$/m);
  const [confirm, end] = [tokenIn(mail, "confirm"), tokenIn(mail, "end")];
  expect((await shop.call("confirmLaunchSignUp", { params: { token: end } })).status).toBe(404);
  const { statusCode } = await shop.app.http.inject({
    method: "POST",
    url: `/opening-soon/end/${end}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(statusCode).toBe(204);
  expect(await addresses()).not.toContain("noor@trove.example");
  expect((await shop.call("confirmLaunchSignUp", { params: { token: confirm } })).status).toBe(404);
});

it("a mailbox gets one mail a day, also by other spellings and after its address was deleted", async () => {
  await signUp("ida@trove.example");
  const [mail] = await mailsTo("ida@trove.example");
  const [confirm, end] = [tokenIn(mail, "confirm"), tokenIn(mail, "end")];
  expect((await shop.call("endLaunchSignUp", { params: { token: end } })).status).toBe(204);
  const spellings = ["ida@trove.example", "ida+1@trove.example", "i.da+2@gmail.com", "id.a@gmail.com"];
  for (const email of spellings) expect((await signUp(email)).status).toBe(202);
  await sendMail(shop);
  const mails = await Promise.all(spellings.map((email) => mailFor(shop, email)));
  expect(mails.map(({ length }) => length)).toEqual([1, 0, 1, 0]);
  later(86_400_001);
  await signUp("ida@trove.example");
  const [, again] = await mailsTo("ida@trove.example");
  const statusOf = async (token: string) => (await shop.call("confirmLaunchSignUp", { params: { token } })).status;
  expect([await statusOf(confirm), await statusOf(tokenIn(again, "confirm"))]).toEqual([404, 204]);
  expect((await shop.call("endLaunchSignUp", { params: { token: end } })).status).toBe(204);
});

it("strangers can't have more mails sent than the shop's limit for a day", async () => {
  await sql`insert into launch_signups (email, language, asked_at)
    select 'stranger' || n || '@trove.example', 'en', ${shop.clock.now}::timestamptz from generate_series(1, 1000) as n`.execute(
    shop.owner.connection,
  );
  expect((await signUp("late@trove.example")).status).toBe(503);
  later(7 * 86_400_000 + 1);
  await runJob(shop, "forget-launch-signups");
  expect(await addresses()).toEqual(["mara@trove.example"]);
  expect((await signUp("late@trove.example")).status).toBe(202);
});

it("the first goods are told once to those who confirmed, by several processes, and their addresses are deleted", async () => {
  const tell = () => Promise.all([1, 2, 3].map(() => runJob(shop, "tell-launch")));
  await tell();
  expect(await addresses()).toContain("mara@trove.example");
  const [item] = await stockItems(shop, [1_000]);
  await tell();
  const mails = await mailsTo("mara@trove.example");
  expect(mails.filter(({ file }) => file.includes("launchOpen"))).toHaveLength(1);
  expect(await mailsTo("late@trove.example")).toHaveLength(1);
  expect(await addresses()).toEqual(["late@trove.example"]);
  expect((await signUp("after@trove.example")).status).toBe(409);
  shop.app.publicCache.clear();
  expect((await shop.call("getLaunch")).body).toMatchObject({ hasItems: item !== undefined, hasBoxes: false });
});
