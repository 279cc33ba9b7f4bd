import { randomUUID } from "node:crypto";
import { type Market, marketPresets } from "@trove/contract";
import { fromEuros, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { browserOf, openBoxes, requestOffer } from "../openings/browser.ts";
import { overwrite } from "../openings/meanwhile.ts";
import { addAddress, cards, payWith, topUp, validate } from "../payments/till.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { ageLimits } from "./age-limits.ts";
import { setMarkets } from "./markets.ts";

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openListeningShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

const refusalOf = ({ status, text }: { status: number; text: string }) => {
  if (status < 300) return "accepted";
  const { code, params } = JSON.parse(text) as { code: string; params?: { what?: string; period?: string } };
  return [code, params?.what ?? params?.period].filter((part) => part !== undefined).join(" ");
};

/** Lets time pass for a person: their openings, checks, raises and breaks move into the past. */
async function letPass(person: TestPerson, span: string): Promise<void> {
  const { userId } = person;
  const db = shop.owner.connection;
  await sql`update protection_states set last_opened_at = last_opened_at - ${span}::interval,
    reality_seen_at = reality_seen_at - ${span}::interval, report_seen_at = report_seen_at - ${span}::interval
    where user_id = ${userId}`.execute(db);
  await ageLimits(shop, person, span);
  // A break begins when it did: boxes that were opened before it are not moved.
  const statement = `update breaks set until = greatest(until - $2::interval, began_at + interval '1 ms')
    where user_id = $1`;
  await overwrite(shop, statement, [userId, span]);
}

async function playAnHour({ userId }: TestPerson): Promise<void> {
  await sql`update protection_states set session_from = session_from - interval '61 minutes'
    where user_id = ${userId}`.execute(shop.owner.connection);
}

it.each(["GB", "DE"] as const)(
  "a market with the careful values of %s protects a person from the first top-up to the return from a break",
  async (code) => {
    const preset: Market = marketPresets[code];
    await setMarkets(shop, { [code]: { ...preset, boxes: true, boxWithdrawal: "Item" } });
    const mara = await signUp(shop);
    const addressId = await addAddress(shop, mara, code);
    const keyed = () => ({ token: mara.token, key: randomUUID() });
    const pay = (amount: number) => topUp(shop, mara, { addressId, amount });
    const offer = async (quantity = 1) =>
      requestOffer(shop, mara, box, await browserOf(shop, mara), { quantity }).then(refusalOf);
    const limit = (amount: number) =>
      shop.call("setLimit", { body: { kind: "Deposit", period: "month", amount } }, keyed());
    const acknowledge = (what: "LimitChoice" | "RealityCheck" | "Report") =>
      shop.call("acknowledgeCheck", { body: { what } }, mara);

    expect([refusalOf(await pay(50)), await offer()]).toEqual(["IDENTITY_REQUIRED", "IDENTITY_REQUIRED"]);
    const young = { birthDate: `${new Date().getUTCFullYear() - 17}-01-01`, residence: code };
    expect(refusalOf(await shop.call("beginIdentity", { body: young }, mara))).toBe("VALIDATION_FAILED");
    await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: code } }, mara);
    expect(refusalOf(await pay(50))).toBe("CHECK_DUE LimitChoice");
    await acknowledge("LimitChoice");
    const isRequired = preset.limitChoice === "Required";
    expect(await offer()).toBe(isRequired ? "CHECK_DUE LimitChoice" : "INSUFFICIENT_BALANCE");
    await limit(1500);
    const begun = await pay(100);
    const { paymentId } = await payWith(shop, begun.body.paymentSessionResponse, cards.succeeds);
    expect(await validate(shop, mara, paymentId)).toBe("Success");
    const { month } = preset.ceilings;
    if (month !== null) expect(refusalOf(await pay(month - 99.99))).toBe("LIMIT_REACHED month");

    const { market, helpLines, due } = (await shop.call("getProtection", {}, mara)).body;
    expect([market.quick, market.maxOpenCount, due]).toEqual([false, 1, []]);
    expect(helpLines.map(({ name }) => name)).toEqual([code === "GB" ? "GamCare" : "Check dein Spiel"]);
    expect(await offer(2)).toBe("VALIDATION_FAILED");
    expect((await openBoxes(shop, mara, box)).status).toBe(200);
    if (preset.reportHours !== null) {
      expect(await offer()).toBe("CHECK_DUE Report");
      await acknowledge("Report");
    }
    expect(await offer()).toBe("TOO_SOON");
    await letPass(mara, "5 seconds");
    await playAnHour(mara);
    expect(await offer()).toBe("CHECK_DUE RealityCheck");
    await acknowledge("RealityCheck");
    expect((await openBoxes(shop, mara, box)).status).toBe(200);
    expect(await balanceOf(shop, mara)).toBe(fromEuros(100 - 2 * toEuros(box.price)));

    await limit(50);
    expect(refusalOf(await pay(10))).toBe("LIMIT_REACHED month");
    const { id = "" } = (await limit(600)).body.limits[0] ?? {};
    const confirm = async () => refusalOf(await shop.call("confirmLimit", { params: { id } }, keyed()));
    expect([await confirm(), refusalOf(await pay(10))]).toEqual(["TOO_SOON", "LIMIT_REACHED month"]);
    await letPass(mara, `${preset.raiseHours} hours`);
    expect([await confirm(), refusalOf(await pay(10))]).toEqual(["accepted", "accepted"]);

    await shop.call("beginBreak", { body: { kind: "Break" } }, keyed());
    expect([refusalOf(await pay(10)), await offer()]).toEqual(["TAKING_BREAK", "TAKING_BREAK"]);
    await letPass(mara, "24 hours");
    if (preset.reportHours !== null) {
      expect(await offer()).toBe("CHECK_DUE Report");
      await acknowledge("Report");
    }
    expect([refusalOf(await pay(10)), (await openBoxes(shop, mara, box)).status]).toEqual(["accepted", 200]);
    await setMarkets(shop, {});
  },
);
