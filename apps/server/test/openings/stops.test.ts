import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { type AnsweredStop, parseOffer, parseStopAnswer } from "@trove/fairness";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signText } from "../../src/features/fairness/index.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { browserOf, openBoxes, requestOffer, sendReveal, sha256, TestBrowser } from "./browser.ts";
import { holdReveal, judge } from "./held.ts";
import { overwrite } from "./meanwhile.ts";
import { signStop, type StopWish } from "./sign-stop.ts";

type Signed = { text: string; signature: string };

let shop: Shop;
let box: TestBox;
let person: TestPerson;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await signUp(shop);
  browser = await browserOf(shop, person);
  await credit(shop, person, fromEuros(100));
});

const stopOf = (wish: StopWish = {}, by = browser) => signStop(shop, person, by, wish);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function begin(stop: Signed, kind: "Break" | "Exclusion" = "Break", key = randomUUID()) {
  const until = kind === "Exclusion" ? { until: inDays(200) } : {};
  return shop.call("beginBreak", { body: { kind, ...until, stop } }, { token: person.token, key });
}

const send = (stop: Signed, answer?: AnsweredStop["answer"]) =>
  shop.call("answerStop", { body: { stop, ...(answer && { answer }) } }, person);

async function answeredBreak(stop: Signed): Promise<AnsweredStop> {
  const { status, body } = await begin(stop);
  expect(status).toBe(201);
  return { stop, answer: body.stopAnswer ?? expect.fail("the stop has no answer") };
}

const isTaken = ({ text }: { text: string }) => parseStopAnswer(text).isTaken;
const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const taken = async () => (await shop.call("getProtection", {}, person)).body.break;
const listed = async () => (await shop.call("listStops", {}, person)).body.stops;

describe("a break that a browser has signed", () => {
  it("is answered with its time, lasts at least its hours, and is given to every browser", async () => {
    const { stop, answer } = await answeredBreak(await stopOf({ hours: 48 }));
    const { isTaken: was, stopHash, time } = parseStopAnswer(answer.text);
    expect([was, stopHash]).toEqual([true, sha256(stop.text)]);
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
    expect(Date.parse((await taken())?.untilUtc ?? "") - Date.parse(time)).toBe(48 * 3_600_000);
    expect(await listed()).toEqual([{ stop, answer }]);
    expect((await requestOffer(shop, person, box, browser)).status).toBe(409);
  });

  it("gets the same answer for good, whichever call asks", async () => {
    const { stop, answer } = await answeredBreak(await stopOf());
    const key = randomUUID();
    const again = [await begin(stop, "Break", key), await begin(stop, "Break", key)];
    expect(again.map(({ body }) => body.stopAnswer)).toEqual([answer, answer]);
    expect((await send(stop)).body.answer).toEqual(answer);
    expect(await listed()).toHaveLength(1);
  });

  it("ends the offers from before it, but not the one that it names, which is verified", async () => {
    const other = await holdReveal(shop, person, box);
    const own = await holdReveal(shop, person, box);
    const stops = [await answeredBreak(await stopOf({ revealed: sha256(own.held.offer.text) }))];
    const opened = await sendReveal(shop, box, own.body);
    expect(opened.status).toBe(200);
    expect(await judge(shop, own, opened, undefined, stops)).toMatchObject({ verdict: "Verified" });
    expect(codeOf(await sendReveal(shop, box, other.body))).toEqual([409, "NONCE_ENDED"]);
  });

  it("spares it also if the call is repeated after a lost response, with another key", async () => {
    const own = await holdReveal(shop, person, box);
    const { stop, answer } = await answeredBreak(await stopOf({ revealed: sha256(own.held.offer.text) }));
    await begin(stop);
    const opened = await sendReveal(shop, box, own.body);
    expect(await judge(shop, own, opened, undefined, [{ stop, answer }])).toMatchObject({ verdict: "Verified" });
  });

  it("voids every other offer of its nonce, and charges nothing", async () => {
    const held = await holdReveal(shop, person, box);
    const stops = [await answeredBreak(await stopOf({ revealed: sha256("another offer") }))];
    const voided = await sendReveal(shop, box, held.body);
    expect(codeOf(voided)).toEqual([409, "ACCOUNT_BLOCKED"]);
    expect(await balanceOf(shop, person)).toBe(10_000);
    const { verdict, checks } = await judge(shop, held, voided, undefined, stops);
    expect([verdict, checks.find(({ id }) => id === "void-block-times")?.outcome]).toEqual(["Contested", "NotHeld"]);
  });

  it.each([
    ["before the stop", async () => shop.call("endOtherSessions", {}, person), true],
    ["after the stop", async () => shop.call("endOtherSessions", {}, person), false],
    ["by another stop", async () => begin(await stopOf()), false],
  ])("spares no offer that another act at the nonce has ended: %s", async (_, act, isFirst) => {
    const held = await holdReveal(shop, person, box);
    const stop = await stopOf({ revealed: sha256(held.held.offer.text) });
    if (isFirst) await act();
    await begin(stop);
    if (!isFirst) await act();
    expect(codeOf(await sendReveal(shop, box, held.body))).toEqual([409, "ACCOUNT_BLOCKED"]);
  });

  it("leads to no receipt that it forbids, however many reveals are under way", async () => {
    const reveals = await Promise.all(Array.from({ length: 4 }, () => holdReveal(shop, person, box)));
    const stop = await stopOf();
    const sending = reveals.map(({ body }) => sendReveal(shop, box, body));
    const { body } = await begin(stop);
    const answers = await Promise.all(sending);
    const stops = [{ stop, answer: body.stopAnswer ?? expect.fail("no answer") }];
    for (const [place, held] of reveals.entries()) {
      const judged = await judge(shop, held, answers[place] ?? expect.fail("no answer"), undefined, stops);
      expect(judged.verdict).not.toBe("Breach");
    }
  });
});

describe("a stop that does not fit", () => {
  const wrong: Record<string, () => Promise<Signed>> = {
    "another nonce": () => stopOf({ nonce: 7 }),
    "another record before": () => stopOf({ before: "5e".repeat(32) }),
    "a key that was removed": async () => {
      const [key] = (await shop.call("listBrowserKeys", {}, person)).body;
      const stop = await stopOf();
      await shop.call("removeBrowserKey", { params: { id: key?.id ?? "" } }, person);
      return stop;
    },
  };
  it.each(Object.entries(wrong))("is not taken for good, and the break begins all the same: %s", async (_, make) => {
    const stop = await make();
    const { status, body } = await begin(stop);
    expect([status, isTaken(body.stopAnswer ?? expect.fail("no answer"))]).toEqual([201, false]);
    expect(await taken()).not.toBeNull();
    expect((await send(stop)).body.answer).toEqual(body.stopAnswer);
    expect(await listed()).toEqual([]);
  });

  it("a stop of a key that the account never had gets no answer, and leaves no row", async () => {
    const stop = await stopOf({}, new TestBrowser());
    expect(codeOf(await send(stop))).toEqual([400, "VALIDATION_FAILED"]);
    const { status, body } = await begin(stop);
    expect([status, body.stopAnswer]).toEqual([201, undefined]);
    expect(await taken()).not.toBeNull();
    const rows = await shop.owner.connection.selectFrom("stops").where("userId", "=", person.userId).execute();
    expect(rows).toEqual([]);
  });

  it("the 51st stop of a key within a day gets no answer, but the break begins, and other keys may still stop", async () => {
    const { stop: first } = await answeredBreak(await stopOf());
    await overwrite(
      shop,
      `insert into stops select user_id, sha256(convert_to(text || part, 'UTF8')), text || part, signature, false,
        answered_at, key_id from stops, generate_series(1, 49) as part where user_id = $1`,
      [person.userId],
    );
    const late = await stopOf({ kind: "END" });
    expect(codeOf(await send(late))).toEqual([400, "VALIDATION_FAILED"]);
    expect((await begin(await stopOf())).body.stopAnswer).toBeUndefined();
    expect((await send(first)).status).toBe(200);
    const other = new TestBrowser();
    await shop.call("addBrowserKey", { body: { publicKey: other.publicKey, name: "Phone" } }, person);
    expect((await send(await stopOf({ kind: "END" }, other))).status).toBe(200);
  });

  it("a stop of an exclusion is not taken from a browser that was added within a day", async () => {
    const young = await begin(await stopOf({ kind: "EXCLUSION", hours: 4800 }), "Exclusion");
    expect(isTaken(young.body.stopAnswer ?? expect.fail("no answer"))).toBe(false);
    await overwrite(shop, "update browser_keys set created_at = now() - interval '25 hours' where user_id = $1", [
      person.userId,
    ]);
    const known = await begin(await stopOf({ kind: "EXCLUSION", hours: 4800 }), "Exclusion");
    expect(isTaken(known.body.stopAnswer ?? expect.fail("no answer"))).toBe(true);
  });

  it("is ignored by a break if it is no stop of the person, or another break; alone it is refused", async () => {
    const fine = await stopOf();
    const bad = [
      { ...fine, signature: new TestBrowser().sign(fine.text) },
      { ...fine, text: `${fine.text}\n` },
      await stopOf({ userId: randomUUID() }),
    ];
    for (const stop of bad) {
      expect(codeOf(await send(stop))).toEqual([400, "VALIDATION_FAILED"]);
    }
    for (const stop of [...bad, await stopOf({ kind: "END" }), await stopOf({ hours: 9000 })]) {
      const { status, body } = await begin(stop);
      expect([status, body.stopAnswer]).toEqual([201, undefined]);
    }
  });

  it("a stop of a break begins none when it comes alone, then or ever", async () => {
    const stop = await stopOf();
    expect(isTaken((await send(stop)).body.answer)).toBe(false);
    expect(await taken()).toBeNull();
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    expect(isTaken((await begin(stop)).body.stopAnswer ?? expect.fail("no answer"))).toBe(false);
  });
});

describe("the end of all offers", () => {
  it("ends those from before it, and dates later ones after it, also if the clock is put back", async () => {
    const early = await holdReveal(shop, person, box);
    const stop = await stopOf({ kind: "END" });
    const { answer } = (await send(stop)).body;
    expect(isTaken(answer)).toBe(true);
    const ahead = new Date(Date.now() + 3_600_000);
    await overwrite(shop, "update fairness_states set stopped_at = $2 where user_id = $1", [person.userId, ahead]);
    const later = await holdReveal(shop, person, box);
    expect(parseOffer(later.held.offer.text).time).toBe(new Date(ahead.getTime() + 1).toISOString());
    await overwrite(shop, "update fairness_states set stopped_at = null where user_id = $1", [person.userId]);
    const next = await holdReveal(shop, person, box);
    const opened = await sendReveal(shop, box, next.body);
    expect(await judge(shop, next, opened, undefined, [{ stop, answer }])).toMatchObject({ verdict: "Verified" });
    expect(codeOf(await sendReveal(shop, box, early.body))).toEqual([409, "NONCE_ENDED"]);
  });

  it("gives a void to an offer from before it", async () => {
    const early = await holdReveal(shop, person, box);
    await send(await stopOf({ kind: "END" }));
    expect(codeOf(await sendReveal(shop, box, early.body))).toEqual([409, "ACCOUNT_BLOCKED"]);
  });
});

describe("after a restore that has lost a break", () => {
  const lose = async () => {
    await overwrite(shop, "delete from stops where user_id = $1", [person.userId]);
    await overwrite(shop, "delete from breaks where user_id = $1", [person.userId]);
  };

  it("the browser's stop and the shop's own answer bring it back as it was", async () => {
    const { stop, answer } = await answeredBreak(await stopOf());
    const before = await taken();
    await lose();
    expect((await requestOffer(shop, person, box, browser)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await send(stop, answer)).body.answer).toEqual(answer);
    expect(await taken()).toEqual(before);
    expect(codeOf(await requestOffer(shop, person, box, browser))).toEqual([409, "TAKING_BREAK"]);
    const rows = await shop.owner.connection.selectFrom("breaks").where("userId", "=", person.userId).execute();
    expect(rows).toHaveLength(1);
  });

  it("an answer that the shop has not signed brings nothing back", async () => {
    const { stop, answer } = await answeredBreak(await stopOf());
    await lose();
    const forged = { ...answer, signature: new TestBrowser().sign(answer.text) };
    expect(isTaken((await send(stop, forged)).body.answer)).toBe(false);
    expect(await taken()).toBeNull();
  });

  it("a break that is over by now stays over", async () => {
    const { stop, answer } = await answeredBreak(await stopOf());
    await lose();
    const text = answer.text.replace(/[^\n]+$/u, inDays(-3));
    const old = signText(shop.secrets.signingKeys[0], text);
    expect((await send(stop, old)).body.answer).toEqual(old);
    expect(await taken()).toBeNull();
  });
});

it("nobody can change a stop with the rights of the application", async () => {
  await answeredBreak(await stopOf());
  for (const change of [
    sql`update stops set is_taken = false`,
    sql`delete from stops`,
    sql`insert into stops select user_id, sha256('x'), text, signature, true, now(), key_id from stops`,
    sql`select command.stop_take(${person.userId}, null, true, now())`,
  ]) {
    await expect(change.execute(shop.database.connection)).rejects.toThrow("permission denied");
  }
});
