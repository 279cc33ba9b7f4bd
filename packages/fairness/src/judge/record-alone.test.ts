import { describe, expect, test } from "vitest";
import * as shop from "../../test/sample-shop.ts";
import * as fairness from "../index.ts";
import type { EndingAnswer } from "../index.ts";

const held = shop.hold({ nonce: 0 });
const receipt = shop.receiptOf(held);
const phone = shop.hold({ nonce: 0, key: shop.phoneKey, clientEntropy: "ab".repeat(16) });
const listed = shop.listed(phone, shop.receiptOf(phone));

function answerOf(status: number, body: object): EndingAnswer {
  const { answer } = fairness.readAnswer(status, shop.bytesOf(body));
  if (answer.kind === "Nothing") throw new Error("The answer has no record");
  return answer;
}

const ended = (lie: object = {}) => answerOf(409, shop.endedResponseOf({ ...listed, ...lie }));

/** The verdict of the answer as a mirror gave it, and as it counts, with all checks that don't hold. */
async function judgeBoth(answer: EndingAnswer) {
  const around = { wallet: fairness.NO_WALLET, endingTable: shop.oddsTable, earlier: undefined };
  const alone = await fairness.recordAlone(answer, held, shop.trust.shopKeys);
  const answers = alone === undefined ? [answer] : [answer, answerOf(alone.status, alone.body)];
  const judged = await Promise.all(answers.map((each) => fairness.judgeAnswer(held, each, around, shop.trust)));
  const open = judged.at(-1)?.checks.filter(({ outcome }) => outcome !== "Holds") ?? [];
  return [...judged.map(({ verdict }) => verdict), ...open.map(({ id, outcome }) => `${id} ${outcome}`)];
}

describe("an answer that a mirror gives back", () => {
  test.each<[string, string, string]>([
    ["another name", '"name":"', '"name":"Not '],
    ["another sell price", '"sellPrice":', '"sellPrice":9'],
    ["another balance", '"amount":', '"amount":1'],
    ["another transaction", '"transactionId":"1aaaaaaa', '"transactionId":"1aaaaaab'],
    ["another seed", '"serverSeedHash":"', '"serverSeedHash":"00'],
  ])("counts by its receipt alone, also with %s beside it", async (_, from, to) => {
    const text = JSON.stringify(shop.responseOf(held, receipt)).replace(from, to);
    expect(await judgeBoth(answerOf(200, JSON.parse(text)))).toEqual(["Breach", "Verified"]);
  });

  test("counts by its void alone, also with another reason beside it", async () => {
    const body = { ...shop.voidResponseOf(shop.voidOf(held)), code: "OUT_OF_STOCK" };
    const [asGiven, alone] = await judgeBoth(answerOf(409, body));
    expect([asGiven, alone]).toEqual(["Breach", "Contested"]);
  });

  test("counts as one's own receipt, also if it is given as another browser's record", async () => {
    const body = shop.endedResponseOf(shop.listed(held, receipt));
    expect(await judgeBoth(answerOf(409, body))).toEqual(["Breach", "Verified"]);
  });

  test("stays a proven breach if the shop has signed one", async () => {
    const wrong = shop.receiptOf(held, { balanceAfterCents: 1, tickets: [0, 1] });
    const alone = await fairness.recordAlone(
      answerOf(200, { ...shop.responseOf(held, receipt), receipt: wrong }),
      held,
      shop.trust.shopKeys,
    );
    const answer = answerOf(200, alone?.body ?? {});
    const around = { wallet: fairness.NO_WALLET, endingTable: undefined, earlier: undefined };
    const judged = await fairness.judgeAnswer(held, answer, around, shop.trust);
    expect([judged.verdict, judged.isProven]).toEqual(["Breach", true]);
  });

  test("has no offer for the next press", async () => {
    const given = { ...shop.responseOf(held, receipt), nextOffer: { offer: { ...held.offer, text: "a lie" } } };
    const alone = await fairness.recordAlone(answerOf(200, given), held, shop.trust.shopKeys);
    expect(Object.keys(alone?.body ?? {})).toEqual(["openings", "fairness", "receipt", "balance"]);
  });

  test("asks about another browser's record, whole as the shop has signed it", async () => {
    expect(await judgeBoth(ended())).toEqual(expect.arrayContaining(["Contested", "Contested", "ended-nonce Ask"]));
  });

  test.each<[string, object]>([
    ["another client seed", { clientSeed: "unlucky" }],
    ["other browser keys", { browserKeys: [shop.browserKey.publicKey] }],
    ["an offer that nobody has signed", { offer: { ...listed.offer, signature: "00".repeat(64) } }],
    ["another offer", { offer: held.offer }],
    ["another nonce", { nonce: 7 }],
    ["another kind", { kind: "Void" }],
  ])("is none if another browser's record comes with %s", async (_, lie) => {
    expect(await fairness.recordAlone(ended(lie), held, shop.trust.shopKeys)).toBeUndefined();
  });
});
