import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type KeptOpening,
  parseOffer,
  parseProofs,
  parseRecord,
  parseUnansweredReveal,
  proofsText,
  recordLeaf,
} from "@trove/fairness";
import { logClient, recordsLog } from "@trove/fairness/log";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bothLogs, policies, publicLog } from "../../../packages/fairness/test/sample-logs.ts";
import * as proofs from "../../../packages/fairness/test/sample-proofs.ts";
import * as shop from "../../../packages/fairness/test/sample-shop.ts";
import { handIn, type HandInShop, withAnswers } from "./hand-in.ts";
import { LOSS_TEXTS } from "./loss-texts.ts";

const SHOP = "shop.example/log/terms";
const trust: HandInShop = {
  shop: SHOP,
  keys: [shop.shopKey.publicKey],
  oddsTables: [shop.oddsTable],
  records: undefined,
  languages: ["en"],
};
const held = shop.hold({ nonce: 0 });
const kept = proofs.unanswered(held, "sealed");
if (kept.kind !== "Unanswered") throw new RangeError("The opening has no answer");

/** The mirror's next answer, and the last body that it was sent. */
let answer: { status: number; body?: object; headers?: Record<string, string> } = { status: 503 };
let sent = "";
const mirror = createServer((request, response) => {
  void (async () => {
    sent = "";
    for await (const chunk of request) sent += String(chunk);
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? {}));
  })();
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((listening) => void mirror.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}/silences`;
});
afterAll(() => new Promise((closed) => mirror.close(closed)));

describe("a reveal that is handed in by a file", () => {
  test("is sent as the shop's page sends it", async () => {
    answer = { status: 202, body: { state: "asking", commitment: "ab".repeat(32) } };
    const { text } = await handIn(url, kept, trust);
    expect(text).toContain(`this number of your opening: ${"ab".repeat(32)}`);
    expect(parseUnansweredReveal(sent)).toMatchObject({
      shop: SHOP,
      offer: { ...held.offer, sealed: "sealed" },
      clientSeed: held.clientSeed,
      ...held.reveal,
    });
  });

  test.each<[number, Record<string, string>, string]>([
    [400, {}, "Not taken: the parts of this opening don't belong together"],
    [404, {}, "Not taken: this mirror copies the logs of another shop"],
    [413, {}, "Not taken: this opening is larger than a mirror takes"],
    [429, { "retry-after": "1234" }, "Try again in 21 min"],
    [500, {}, "Not taken: the mirror answered 500"],
    [503, {}, "Not taken: the mirror's list or its disk is full"],
  ])("says what a refusal %i means", async (status, headers, text) => {
    answer = { status, headers };
    expect((await handIn(url, kept, trust)).text).toContain(text);
  });

  test("says so if the mirror can't be reached, or the record is in the log", async () => {
    expect((await handIn("http://127.0.0.1:9/silences", kept, trust)).text).toContain("can't be reached");
    answer = { status: 200, body: { state: "logged", logIndex: 12 } };
    expect((await handIn(url, kept, trust)).text).toContain("in the public log, leaf 12");
  });

  test("gets the shop's answer, which is then judged in the place of the silence", async () => {
    const body = JSON.stringify(shop.responseOf(held, shop.receiptOf(held)));
    answer = { status: 200, body: { state: "answered", status: 200, body } };
    const { answered } = await handIn(url, kept, trust);
    if (answered === undefined) throw new RangeError("There is an answer");
    const file = withAnswers(proofsText(proofs.fileOf(kept)), new Map([[kept.offer.text, answered]]));
    expect(parseProofs(file).openings.map(({ kind }) => kind)).toEqual(["Ended"]);
    expect(await proofs.judgeFile(parseProofs(file))).toMatchObject({ isProven: false, verdict: "Verified" });
  });

  test.each<[string, object]>([
    ["another balance", { balance: { amount: 0 } }],
    ["no openings", { openings: [] }],
  ])("counts by the receipt alone, also if the mirror says %s beside it", async (_, lie) => {
    const body = JSON.stringify({ ...shop.responseOf(held, shop.receiptOf(held)), ...lie });
    answer = { status: 200, body: { state: "answered", status: 200, body } };
    const { answered } = await handIn(url, kept, trust);
    const file = withAnswers(proofsText(proofs.fileOf(kept)), new Map([[kept.offer.text, answered ?? kept]]));
    expect(await proofs.judgeFile(parseProofs(file))).toMatchObject({ verdict: "Verified" });
  });

  test.each<[string, object]>([
    ["a receipt that no key of the shop has signed", { receipt: shop.receiptOf(held, {}, shop.strangerKey) }],
    ["no receipt", { receipt: {} }],
  ])("stays unanswered if the mirror gives %s", async (_, lie) => {
    const body = JSON.stringify({ ...shop.responseOf(held, shop.receiptOf(held)), ...lie });
    answer = { status: 200, body: { state: "answered", status: 200, body } };
    const { text, answered } = await handIn(url, kept, trust);
    expect(answered).toBeUndefined();
    expect(text).toContain("that the shop has not signed for this opening");
  });
});

describe("a mirror's answer that the shop has lost the record", () => {
  /** The records log, with the leaf of this record and one that says that it is lost. */
  async function lostIn(from = held) {
    const record = shop.receiptOf(from);
    const leaf = recordLeaf(record.text, parseRecord(record.text), parseOffer(from.offer.text), from.clientSeed);
    const says = { kind: "lost", logIndex: 0, recordHash: leaf.recordHash, time: leaf.time } as const;
    const { files } = await publicLog("records", [leaf, says].map(recordsLog.write));
    const read = async (path: string) => files.get(path);
    const checkpoint = await logClient(read, policies.records).checkpoint();
    const params = { recordHash: leaf.recordHash, logIndex: 0, lostIndex: 1 };
    const body = JSON.stringify({ code: "RECORD_LOST", params });
    answer = { status: 200, body: { state: "answered", status: 409, body } };
    return { ...trust, records: { read, checkpoint } };
  }

  /** The verdict about the file once it has this answer. */
  async function judged(answered: KeptOpening | undefined) {
    if (answered === undefined) throw new RangeError("There is an answer");
    const file = withAnswers(proofsText(proofs.fileOf(kept)), new Map([[kept.offer.text, answered]]));
    return proofs.judgeFile(parseProofs(file), undefined, bothLogs);
  }

  test("is no silence: it says so, and the verdict counts the leaves of the public log", async () => {
    const { text, answered } = await handIn(url, kept, await lostIn());
    expect(text).toContain("The shop has told the mirror that it has lost the record of this opening.");
    expect(text).toContain("leaf 0 is of the record, and leaf 1 says that it is lost");
    expect(answered?.kind).toBe("Lost");
    expect((await judged(answered)).openings[0]?.judgement.draws).toEqual(shop.drawsOf(held));
  });

  test.each<[string, () => Promise<HandInShop>]>([
    ["has the loss of another opening", () => lostIn(shop.hold({ nonce: 1 }))],
    ["can't be read", async () => ({ ...(await lostIn()), records: undefined })],
    [
      "has no such leaves",
      async () => {
        const { records, ...rest } = await lostIn();
        const checkpoint = records && { ...records.checkpoint, size: 1 };
        return { ...rest, records: { read: records.read, checkpoint } };
      },
    ],
    [
      "lacks the files of the leaves",
      async () => {
        const { records, ...rest } = await lostIn();
        return { ...rest, records: { ...records, read: async () => undefined } };
      },
    ],
  ])("is passed on as the mirror's word alone if the log %s", async (_, asked) => {
    const { text, answered } = await handIn(url, kept, await asked());
    expect(text).toContain("The mirror says that the shop has lost the record of this opening.");
    expect(text).not.toContain("silence");
    expect(answered).toBeUndefined();
  });

  test("comes in the reader's own language, which the page tells screen readers", async () => {
    const asked = await lostIn();
    for (const [tag, { proven, dir }] of Object.entries(LOSS_TEXTS)) {
      const region = tag === "zh" ? "zh-TW" : tag;
      const { text, lang } = await handIn(url, kept, { ...asked, languages: ["xx", region] });
      expect([text, lang]).toEqual([proven(0, 1), { tag, dir }]);
    }
    expect(Object.keys(LOSS_TEXTS)).toHaveLength(5);
  });
});
