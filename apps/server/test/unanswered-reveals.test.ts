import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendReveal } from "./openings/browser.ts";
import {
  answerReveals,
  asked,
  box,
  closeSilentShop,
  folder,
  handIn,
  later,
  listed,
  minuteOf,
  mirror,
  now,
  openMirror,
  openSilentShop,
  reveal,
  shop,
  stored,
} from "./public-log/silent-shop.ts";

beforeEach(openSilentShop);
afterEach(closeSilentShop);

it("a reveal that the shop answers gives its record, and nothing is published", async () => {
  answerReveals(undefined);
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
  answerReveals(undefined);
  await later(1);
  expect(await listed()).toEqual([`${commitment} ${minuteOf(first)} ${minuteOf(now)} answered`]);
  expect(await handIn(handedIn)).toMatchObject({ status: 200, body: { state: "answered", status: 200 } });
  expect(await stored(id)).not.toContain(handedIn.clientEntropy);
});

it("a spoilt sealed part makes no honest shop look silent", async () => {
  answerReveals(undefined);
  for (const sealed of ["spoilt", "x".repeat(5_000), null]) {
    const { handedIn } = await reveal();
    const answer = await handIn({ ...handedIn, offer: { ...handedIn.offer, sealed } });
    expect(answer, sealed ?? "null").toMatchObject({ status: 200, body: { state: "answered", status: 200 } });
  }
});

it("an answer is given to the person with the same reveal only, for ten minutes", async () => {
  answerReveals(undefined);
  const { handedIn } = await reveal();
  await handIn(handedIn);
  answerReveals({ status: 503, body: "" });
  await later(9);
  expect((await handIn(handedIn)).status).toBe(200);
  expect((await handIn({ ...handedIn, offer: { ...handedIn.offer, sealed: "spoilt" } })).status).toBe(202);
  await later(1);
  expect((await handIn(handedIn)).status).toBe(202);
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
  answerReveals({ status: 200, body: answer.text });
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
  answerReveals(undefined);
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
