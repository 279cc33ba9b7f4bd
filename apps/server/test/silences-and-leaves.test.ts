import { parseOffer, recordHash } from "@trove/fairness";
import { cents } from "@trove/money";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openBoxes, sendReveal } from "./openings/browser.ts";
import { credit, signUp } from "./people/people.ts";
import { auditLogs } from "./public-log/audit.ts";
import { logRecords } from "./public-log/jobs.ts";
import {
  answerReveals,
  asked,
  box,
  closeSilentShop,
  folder,
  growRecords,
  handIn,
  later,
  lie,
  listed,
  MINUTE,
  minuteOf,
  mirror,
  now,
  openSilentShop,
  reveal,
  shop,
  stored,
} from "./public-log/silent-shop.ts";

beforeEach(openSilentShop);
afterEach(closeSilentShop);

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
  answerReveals(undefined);
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
  answerReveals(undefined);
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
  answerReveals(undefined);
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
  answerReveals({ status: 409, body: JSON.stringify({ code: "RECORD_LOST", params }) });
  await mirror.look();
  expect((await handIn(handedIn)).status).toBe(202);
  const leaf = { kind: "lost", logIndex: 0, recordHash: hash, time: "2026-11-21T12:00Z" } as const;
  await growRecords(leaf);
  await logRecords(shop);
  await mirror.look();
  await later(1);
  expect(await handIn(handedIn)).toMatchObject({
    status: 200,
    body: { state: "answered", status: 409, body: lie?.body },
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
  answerReveals({ status: 409, body: JSON.stringify({ code: "RECORD_LOST", params }) });
  expect((await handIn(handed.handedIn)).status).toBe(202);
  expect((await handIn(own.handedIn)).body).toMatchObject({ state: "answered", status: 409 });
  await later(10);
  expect((await listed())[0]).toMatch(/ other-0$/u);
});
