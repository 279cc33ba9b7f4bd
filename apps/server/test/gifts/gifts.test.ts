import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readBooks, runJob } from "../payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { personTakingBreak } from "../people/provoke-account.ts";
import { personIn, setMarkets } from "../protection/markets.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { issuedGift, issueGift, mailedCode, redeem, unknownCode, voidGift } from "./gifts.ts";

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
});

const owed = async () => (await readBooks(shop))["house:gifts"] ?? 0;
const listed = async (id: string) => {
  const { items } = (await shop.call("listAdminGifts", { query: { pageSize: 100 } }, admin)).body;
  return items.find((each) => each.id === id);
};

it("an issued code is owed until it is redeemed, and then in the balance as a top-up that is not own money", async () => {
  const before = await owed();
  const { id, code, expiresAtUtc } = await issuedGift(shop, 50);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(Number(expiresAtUtc.slice(0, 4))).toBe(shop.clock.now.getUTCFullYear() + 5);
  expect([await owed(), (await listed(id))?.state]).toEqual([before + 5000, "Active"]);
  const { status, body } = await redeem(shop, mara, code.toLowerCase().replaceAll("-", " "));
  expect([status, body.amount, await balanceOf(shop, mara), await owed()]).toEqual([200, 50, 5000, before]);
  expect(await listed(id)).toMatchObject({ state: "Redeemed", redeemedBy: { userInfoId: mara.userId } });
  const { body: statement } = await shop.call("listTransactions", { query: {} }, mara);
  expect(statement).toMatchObject([
    { transactionId: body.transactionId, transactionType: "TopUp", amount: 50, description: "Gift code" },
  ]);
  expect((await shop.call("getOwnMoney", {}, mara)).body).toMatchObject({ ownAmount: 0, refusedAmount: 0 });
  const { used } = (await shop.call("getProtection", {}, mara)).body;
  expect(used[0]).toMatchObject({ depositedAmount: 50 });
});

it("a repeated request gets the response of the first, also when the person could not redeem it any more", async () => {
  const [{ code }, key] = [await issuedGift(shop), randomUUID()];
  const first = await redeem(shop, mara, code, key);
  const body = { kind: "Deposit", period: "day", amount: 1 } as const;
  await shop.call("setLimit", { body }, { ...mara, key: randomUUID() });
  expect((await redeem(shop, mara, code, key)).text).toBe(first.text);
  expect(await balanceOf(shop, mara)).toBe(5000);
});

it("codes that are unknown, used, void, over, still held or one's own are refused in the same way", async () => {
  const [used, voided, over, held, own] = await Promise.all(Array.from({ length: 5 }, () => issuedGift(shop)));
  if (!used || !voided || !over || !held || !own) throw new Error("no codes");
  await redeem(shop, await signUp(shop), used.code);
  await voidGift(shop, admin, voided);
  const change = (set: string, { id }: { id: string }) =>
    sql`update gift_codes set ${sql.raw(set)} where gift_id = ${id}`.execute(shop.owner.connection);
  await change(
    "made_at = now() - interval '9 years', active_from = made_at, expires_at = now() - interval '1 day'",
    over,
  ).catch(() => change("expires_at = active_from + interval '1 second'", over));
  await change("active_from = now() + interval '1 day'", held);
  await change(`giver_id = '${mara.userId}'`, own);
  const codes = [unknownCode(), "Hello", used.code, voided.code, held.code, own.code];
  const answers = [];
  for (const code of codes) answers.push(await redeem(shop, mara, code));
  const same = answers.map(({ text }) => text.replaceAll(/"(instance|traceId|requestId)":"[^"]*"/g, ""));
  expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 409));
  expect(new Set(same).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ code: "GIFT_REFUSED" });
  shop.clock.now = new Date(shop.clock.now.getTime() + 2000);
  expect((await redeem(shop, mara, over.code)).body).toMatchObject({ code: "GIFT_REFUSED" });
  await change(`giver_id = '${admin.userId}'`, own);
  await runJob(shop, "expire-gifts");
  expect((await listed(over.id))?.state).toBe("Expired");
});

it("a code outlasts a refusal by a break, a limit or a market, and redeems afterwards", async () => {
  const { code } = await issuedGift(shop, 50);
  expect((await redeem(shop, await personTakingBreak(shop), code)).body).toMatchObject({ code: "TAKING_BREAK" });
  const bounded = await personIn(shop, { ceilings: { day: 49, week: null, month: null } });
  expect((await redeem(shop, bounded, code)).body).toMatchObject({
    code: "LIMIT_REACHED",
    params: { kind: "Deposit", period: "day", limit: 49, used: 0 },
  });
  const abroad = await personIn(shop, { topUp: false });
  expect((await redeem(shop, abroad, code)).body).toMatchObject({ code: "NOT_OFFERED_HERE" });
  await setMarkets(shop, {});
  const limit = { kind: "Deposit", period: "week", amount: 49.99 } as const;
  await shop.call("setLimit", { body: limit }, { ...mara, key: randomUUID() });
  expect((await redeem(shop, mara, code)).body).toMatchObject({ code: "LIMIT_REACHED" });
  expect((await redeem(shop, await signUp(shop), code)).status).toBe(200);
});

it("a person has ten tries a day, counted also when they come at once", async () => {
  const strict = await openShop({ RATE_LIMIT_FACTOR: "1" });
  const guesser = await signUp(strict);
  const tries = await Promise.all(Array.from({ length: 14 }, () => redeem(strict, guesser, unknownCode())));
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
  const { code } = await issuedGift(strict);
  expect((await redeem(strict, guesser, code)).status).toBe(429);
  expect((await redeem(strict, await signUp(strict), code)).status).toBe(200);
  await strict.close();
});

it("a code expires after the longest term of all markets, and its amount goes to goodwill", async () => {
  await setMarkets(shop, { AT: { giftYears: 30 } });
  const long = await issuedGift(shop);
  await setMarkets(shop, {});
  expect(Number(long.expiresAtUtc.slice(0, 4))).toBe(shop.clock.now.getUTCFullYear() + 30);
  const { id } = await issuedGift(shop, 20);
  const [before, goodwill] = [await owed(), (await readBooks(shop))["house:goodwill"] ?? 0];
  await sql`update gift_codes set expires_at = active_from + interval '1 millisecond' where gift_id = ${id}`.execute(
    shop.owner.connection,
  );
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await Promise.all([runJob(shop, "expire-gifts"), runJob(shop, "expire-gifts")]);
  const books = await readBooks(shop);
  expect([books["house:gifts"], books["house:goodwill"]]).toEqual([before - 2000, goodwill + 2000]);
});

it("operators issue no more in codes and credits together than in credits alone", async () => {
  const by = await makeAdmin(shop);
  const email = mara.email;
  for (let count = 0; count < 4; count += 1) expect((await issueGift(shop, by, { amount: 100 })).status).toBe(201);
  expect((await issueGift(shop, by, { amount: 100.01 })).body).toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await issueGift(shop, by, { amount: 60, email })).status).toBe(201);
  const over = await issueGift(shop, by, { amount: 50, email });
  expect(over.body).toMatchObject({ errors: { amount: [expect.stringContaining("24 hours")] } });
  const credit = { params: { id: mara.userId }, body: { amount: 50, reason: "More" } };
  expect((await shop.call("creditPerson", credit, { ...by, key: randomUUID() })).status).toBe(400);
});

it("an operator sees no code, gets none by mail, and redeems none that they issued", async () => {
  const by = await makeAdmin(shop);
  expect((await issueGift(shop, by, { email: by.email.replace("@", "+me@") })).body).toMatchObject({
    code: "FORBIDDEN",
  });
  const { body, text } = await issueGift(shop, by, { email: mara.email });
  const code = await mailedCode(shop, mara.email);
  const { text: log } = await shop.call("listAudit", { query: { subjectId: body.id } }, by);
  const { text: list } = await shop.call("listAdminGifts", { query: {} }, by);
  expect([text, log, list].filter((shown) => shown.includes(code.slice(0, 5)))).toEqual([]);
  expect((await redeem(shop, mara, code)).status).toBe(200);
});

it("a second person approves a code, which is then mailed", async () => {
  const careful = await openShop({ FOUR_EYES: "credit", FOUR_EYES_ABOVE: "20" });
  const [one, two] = [await makeAdmin(careful), await makeAdmin(careful)];
  const asked = await issueGift(careful, one, { amount: 80, email: mara.email });
  expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  const { items } = (await careful.call("listApprovals", { query: { status: "Waiting" } }, two)).body;
  expect(items[0]?.asked).toEqual({ action: "issueGift", email: mara.email, amount: 80 });
  const decision = { params: { id: items[0]?.id ?? "" }, body: { isApproved: true } };
  expect((await careful.call("decideApproval", decision, { ...two, key: randomUUID() })).status).toBe(200);
  const friend = await signUp(careful);
  expect((await redeem(careful, friend, await mailedCode(careful, mara.email))).body).toMatchObject({ amount: 80 });
  await careful.close();
});
