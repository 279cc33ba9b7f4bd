import { describe, expect, test } from "vitest";
import {
  browserKey,
  hold,
  listed,
  oddsTable,
  phoneKey,
  receiptOf,
  shopKey,
  strangerKey,
} from "../../test/sample-shop.ts";
import { timeOf, trust } from "../../test/sample-shop.ts";
import type { Wish } from "../../test/sample-shop.ts";
import * as fairness from "../index.ts";
import type { Asked, Before, CheckId, OfferJudgement, Offered } from "../index.ts";

const OTHER_ID = "99999999-0000-4000-8000-000000000001";
const OTHER_HASH = "5e".repeat(32);

/** The browser expects this time of the shop. */
const at = (expected: string) => ({ expected, accepted: [] });

const first = hold({ nonce: 0 });
const record = receiptOf(first);
const head = { nonce: 0, hash: fairness.recordHash(record.text), time: timeOf(0, 9) };
const wish: Wish = { nonce: 1, before: head.hash };
const before: Before = { head, offers: [first.offer], unanswered: [], time: at(timeOf(1, 0)) };

const asked: Asked = {
  boxId: "b0f1c1c4-0000-4000-8000-000000000001",
  quantity: 2,
  oddsTable,
  clientSeed: "lucky-seed",
  clientEntropy: "02".repeat(16),
  browserKey: browserKey.publicKey,
  balanceCents: 50_000,
};

function outcomes({ checks }: OfferJudgement, outcome: string): CheckId[] {
  return checks.filter((check) => check.outcome === outcome).map(({ id }) => id);
}

test("an honest offer may be revealed under: every check holds", async () => {
  const newest = { size: 3, root: OTHER_HASH };
  const judged = await fairness.checkOffer(asked, hold(wish), { ...before, newest }, trust);
  expect(judged.decision).toBe("Reveal");
  expect(outcomes(judged, "Holds")).toHaveLength(judged.checks.length);
  expect(judged.checks.length).toBeGreaterThan(15);
});

test("so may a person's first offer", async () => {
  const offered = hold({ nonce: 0 });
  const start: Before = { ...before, head: undefined, time: at(timeOf(0, 0)) };
  const judged = await fairness.checkOffer({ ...asked, clientEntropy: "01".repeat(16) }, offered, start, trust);
  expect(judged.decision).toBe("Reveal");
});

type Leaves = fairness.ProvenOdds["leaves"];

/** The same offer, with a log that shows other odds under the tree which the offer names. */
const underLog = (o: Offered, leaves: Leaves): Offered => {
  const { terms } = fairness.parseOffer(o.offer.text);
  return { ...o, odds: { boxId: asked.boxId, leaves, ...(terms && { tree: terms }) } };
};

type Cheat = readonly [
  name: string,
  lie: Partial<Wish> | ((honest: Offered) => Offered),
  differing: readonly CheckId[],
  isProven: boolean,
];

/** Attempts of a dishonest shop before the reveal, and the checks that find them. */
const cheats: readonly Cheat[] = [
  [
    "an offer by an unknown key",
    (o) => ({ ...o, offer: strangerKey.signText(o.offer.text) }),
    ["offer-signature"],
    false,
  ],
  [
    "an offer under the name of a known key",
    (o) => ({ ...o, offer: { ...strangerKey.signText(o.offer.text), keyId: o.offer.keyId } }),
    ["offer-signature"],
    false,
  ],
  [
    "an offer of version 1",
    (o) => ({ ...o, offer: shopKey.signText(o.offer.text.replace("v3", "v1")) }),
    ["offer-text"],
    false,
  ],
  ["an offer to somebody else", { lie: { userId: OTHER_ID } }, ["offer-person"], false],
  [
    "an offer for other entropy, such as that of an earlier offer",
    { clientEntropy: "01".repeat(16) },
    ["offer-entropy"],
    false,
  ],
  ["another client seed", { lie: { clientSeedHash: fairness.clientSeedHash("theirs") } }, ["client-seed"], false],
  ["another box", { lie: { boxId: OTHER_ID } }, ["offer-box", "odds-box"], true],
  ["another number of boxes", { lie: { quantity: 5 } }, ["offer-quantity"], false],
  ["another price", { lie: { priceCents: 599 } }, ["odds-price"], true],
  ["another table than the one on the screen", { lie: { oddsHash: OTHER_HASH } }, ["odds-hash"], false],
  [
    "odds for one person only",
    (o) => underLog(o, [{ validFrom: timeOf(0, 0), oddsHash: OTHER_HASH }]),
    ["odds-in-force"],
    false,
  ],
  [
    "odds of a box that is not open",
    (o) => underLog(o, [{ validFrom: timeOf(0, 0), oddsHash: null }]),
    ["odds-in-force"],
    false,
  ],
  [
    "odds that come into force later",
    (o) =>
      underLog(o, [
        { validFrom: timeOf(0, 0), oddsHash: OTHER_HASH },
        { validFrom: timeOf(1, 1), oddsHash: fairness.oddsHash(oddsTable) },
      ]),
    ["odds-in-force"],
    false,
  ],
  ["a balance that would excuse a void", { lie: { balanceCents: 997 } }, ["offer-balance", "offer-covers-cost"], true],
  ["a balance that is smaller than the one on the screen", { lie: { balanceCents: 998 } }, ["offer-balance"], false],
  ["an empty list of keys", (o) => ({ ...o, browserKeys: [] }), ["key-list", "own-key"], false],
  [
    "a changed list of keys",
    (o) => ({ ...o, browserKeys: [...o.browserKeys, phoneKey.publicKey] }),
    ["key-list"],
    false,
  ],
  ["a list with the same key twice", { keys: [browserKey, browserKey] }, ["key-list"], false],
  ["a list without this browser's key", { keys: [phoneKey] }, ["own-key"], false],
  [
    "a nonce that was spent",
    { nonce: 0, before: fairness.NO_RECORD_HASH, clientEntropy: asked.clientEntropy },
    ["chain-nonce"],
    false,
  ],
  ["a fork of the chain", { before: OTHER_HASH }, ["chain-before"], true],
  ["a time before the last record", { lie: { time: timeOf(0, 8) } }, ["chain-time"], true],
  ["a time of last month", { lie: { time: "2026-10-21T12:00:00.000Z" } }, ["chain-time"], true],
];

describe("offers that get no reveal", () => {
  test.each(cheats)("nothing is revealed under %s", async (_, lie, differing, isProven) => {
    const honest = hold(wish);
    const offered =
      typeof lie === "function" ? lie(honest) : hold({ ...wish, clientEntropy: asked.clientEntropy, ...lie });
    const judged = await fairness.checkOffer(asked, offered, before, trust);
    expect(judged.decision).toBe("Refuse");
    expect(outcomes(judged, "Differs")).toEqual(differing);
    expect(judged.isProven).toBe(isProven);
  });

  test("an offer of version 2, which names no state of the log", async () => {
    const judged = await fairness.checkOffer(asked, hold({ ...wish, lie: { terms: undefined } }), before, trust);
    expect([judged.decision, outcomes(judged, "NotHeld")]).toEqual(["Refuse", ["offer-checkpoint"]]);
    expect(outcomes(judged, "Differs")).toEqual([]);
  });

  test.each([
    ["an older state of the log than the browser knew", { size: 5, root: OTHER_HASH }],
    ["another root for the size that the browser knew", { size: 4, root: OTHER_HASH }],
  ])("an offer that names %s", async (_, newest) => {
    const judged = await fairness.checkOffer(asked, hold(wish), { ...before, newest }, trust);
    expect([judged.decision, outcomes(judged, "Differs")]).toEqual(["Refuse", ["offer-checkpoint"]]);
    expect(judged.isProven).toBe(false);
  });

  test("an offer whose proof leads to another state of the log than it names", async () => {
    const offered = hold({ ...wish, lie: { terms: { size: 4, root: OTHER_HASH } } });
    const judged = await fairness.checkOffer(asked, offered, before, trust);
    expect([judged.decision, outcomes(judged, "NotHeld")]).toEqual(["Refuse", ["odds-named", "odds-in-force"]]);
  });

  test("an offer with no proof of the odds in force", async () => {
    const judged = await fairness.checkOffer(asked, { ...hold(wish), odds: "Missing" }, before, trust);
    expect([judged.decision, outcomes(judged, "NotHeld")]).toEqual(["Refuse", ["odds-in-force"]]);
  });

  test("any offer, by a browser that has not looked at the log", async () => {
    const judged = await fairness.checkOffer(asked, { ...hold(wish), odds: "Unasked" }, before, trust);
    expect([judged.decision, outcomes(judged, "NotHeld")]).toEqual(["Refuse", ["odds-in-force"]]);
  });

  test("an offer whose box the proof is not about", async () => {
    const odds = { boxId: OTHER_ID, leaves: [] };
    const judged = await fairness.checkOffer(asked, { ...hold(wish), odds }, before, trust);
    expect([judged.decision, outcomes(judged, "NotHeld")]).toEqual(["Refuse", ["odds-in-force"]]);
  });

  test("any offer, as long as the shop's keys are unknown", async () => {
    const judged = await fairness.checkOffer(asked, hold(wish), before, { ...trust, shopKeys: [] });
    expect([judged.decision, outcomes(judged, "NotHeld")]).toEqual(["Refuse", ["offer-signature"]]);
  });

  test("a second commitment for the same nonce", async () => {
    const earlier = hold({ ...wish, lie: { commitment: OTHER_HASH } });
    const judged = await fairness.checkOffer(asked, hold(wish), { ...before, offers: [earlier.offer] }, trust);
    expect([judged.decision, outcomes(judged, "Differs"), judged.isProven]).toEqual([
      "Refuse",
      ["one-commitment"],
      true,
    ]);
  });

  test("a person's first offer that names a record before, or a later one that names none", async () => {
    const start: Before = { ...before, head: undefined, offers: [] };
    for (const offered of [
      hold({ ...wish, before: fairness.NO_RECORD_HASH }),
      hold({ ...wish, nonce: 0, clientEntropy: asked.clientEntropy }),
    ]) {
      const judged = await fairness.checkOffer(asked, offered, start, trust);
      expect([judged.decision, outcomes(judged, "Differs")]).toEqual(["Refuse", ["chain-before"]]);
    }
  });
});

test("an offer that somebody else signed proves no second commitment", async () => {
  const invented = { ...hold({ ...wish, lie: { commitment: OTHER_HASH } }).offer, signature: "00".repeat(64) };
  const judged = await fairness.checkOffer(asked, hold(wish), { ...before, offers: [invented] }, trust);
  expect(judged.decision).toBe("Reveal");
});

test("a new key in the list is a question, and an answered one is not", async () => {
  const offered = hold({ ...wish, keys: [browserKey, phoneKey] });
  const judged = await fairness.checkOffer(asked, offered, before, trust);
  expect(judged.decision).toBe("Ask");
  expect(judged.checks.find(({ id }) => id === "known-keys")?.about).toEqual([phoneKey.publicKey]);
  const known = { ...trust, browserKeys: [browserKey.publicKey, phoneKey.publicKey] };
  expect((await fairness.checkOffer(asked, offered, before, known)).decision).toBe("Reveal");
});

test("records of other browsers are fetched first", async () => {
  const offered = hold({ nonce: 4, before: OTHER_HASH, clientEntropy: asked.clientEntropy });
  const judged = await fairness.checkOffer(asked, offered, before, trust);
  expect(judged.decision).toBe("Fetch");
  expect(judged.checks.find(({ id }) => id === "chain-nonce")?.about).toEqual(["1", "3"]);
});

test("an unanswered reveal makes others wait", async () => {
  const judged = await fairness.checkOffer(asked, hold(wish), { ...before, unanswered: [first.offer.text] }, trust);
  expect(judged.decision).toBe("Wait");
});

test("an offer of another time is asked about, and says how it is off", async () => {
  const offered = hold({ ...wish, lie: { time: "2026-11-28T12:00:00.000Z" } });
  const judged = await fairness.checkOffer(asked, offered, before, trust);
  expect([judged.decision, judged.timing?.kind, judged.timing?.isAccepted]).toEqual(["Ask", "Ahead", false]);
  const inFile = await fairness.checkOffer(asked, offered, { ...before, time: undefined }, trust);
  expect([inFile.decision, inFile.timing]).toEqual(["Reveal", undefined]);
});

test("a key of small order never counts, as a shop's or as a browser's", async () => {
  const neutral = `01${"00".repeat(31)}`;
  const forged = `${neutral}${"00".repeat(32)}`;
  const { offer } = hold(wish);
  const byNeutral = { text: offer.text, keyId: fairness.keyIdOf(neutral), signature: forged };
  const judged = await fairness.checkOffer(asked, { ...hold(wish), offer: byNeutral }, before, {
    ...trust,
    shopKeys: [neutral],
  });
  expect(outcomes(judged, "Differs")).toEqual(["offer-signature"]);
  const keys = [browserKey.publicKey, neutral];
  const listing = { ...hold({ ...wish, lie: { keysHash: fairness.keysHash(keys) } }), browserKeys: keys };
  const known = { ...trust, browserKeys: keys };
  expect(outcomes(await fairness.checkOffer(asked, listing, before, known), "Differs")).toEqual(["key-list"]);
});

test("an entry of the list of openings is read as it goes over the wire", () => {
  const entry = { ...listed(first, record), logIndex: 7 };
  expect(fairness.readListEntry(JSON.parse(JSON.stringify({ ...entry, more: 1 })), "entry")).toEqual(entry);
});
