import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OTHER_HASH } from "../../test/judging.ts";
import { boxId, policies, sampleTerms, termsWith } from "../../test/sample-logs.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { NOT_COMPARED } from "../command-line/compare-logs.ts";
import { BREACH, COULD_NOT_TELL, exitCodeOf } from "../command-line/exit-code.ts";
import * as fairness from "../index.ts";
import type { HeldOpening, KeptOpening, SignedText } from "../index.ts";

type Step = { readonly held: HeldOpening; readonly record: SignedText };

/** A person's first nonces at an honest shop, whose terms log grows. The last one ends in a void. */
function honestSteps(count: number): Step[] {
  const steps: Step[] = [];
  for (let nonce = 0; nonce < count; nonce += 1) {
    const before = fairness.recordHash(steps.at(-1)?.record.text ?? "");
    const grown = nonce === 0 ? {} : { terms: { size: 4 + nonce, root: `${nonce}`.repeat(64) } };
    const held = shop.hold({ nonce, before, lie: grown });
    steps.push({ held, record: nonce === 3 ? shop.voidOf(held) : shop.receiptOf(held) });
  }
  return steps;
}

const honest = honestSteps(4);
const [zero, one, two, three] = honest;
if (zero === undefined || one === undefined || two === undefined || three === undefined) throw new RangeError("short");
const isVoid = ({ record }: Step) => record.text.startsWith("lootbox/void/");
const inFile = (step: Step) => (isVoid(step) ? proofs.endedByVoid : proofs.endedByReceipt)(step.held, step.record);
const endedBy = (held: HeldOpening, by: Step) =>
  proofs.ended(held, { kind: "Ended", by: shop.listed(by.held, by.record) });

describe("attempts to frame an honest shop", () => {
  test.each<[string, readonly KeptOpening[]]>([
    [
      "a record that stands beside an older offer, before its own place",
      [inFile(zero), proofs.listedOnly(one.held, three.record), inFile(two), inFile(three)],
    ],
    [
      "a record that is said to have ended an older nonce",
      [inFile(zero), endedBy(one.held, three), inFile(two), inFile(three)],
    ],
    [
      "records that are said to have ended each other's nonces",
      [endedBy(zero.held, two), endedBy(one.held, zero), endedBy(two.held, one), inFile(two), inFile(three)],
    ],
    ["a newer record beside an older offer", [inFile(zero), proofs.listedOnly(three.held, one.record), inFile(two)]],
  ])("an honest shop is not convicted by %s", async (_, openings) => {
    expect((await proofs.judgeFile(proofs.fileOf(...openings))).isProven).toBe(false);
  });

  test("whatever honest texts are put side by side", async () => {
    const phones = honest.map(({ held: { offer } }) => {
      const { nonce, before, terms } = fairness.parseOffer(offer.text);
      return shop.hold({ nonce, before, key: shop.phoneKey, clientEntropy: "ab".repeat(16), lie: { terms } });
    });
    const helds = [...honest.map(({ held }) => held), ...phones];
    const kinds = [
      (held: HeldOpening, { record }: Step) => proofs.listedOnly(held, record),
      ({ offer, reveal, browserKeys }: HeldOpening, step: Step) => ({ ...inFile(step), offer, reveal, browserKeys }),
      endedBy,
      (held: HeldOpening) => proofs.refused(held),
      (held: HeldOpening) => proofs.unanswered(held),
    ];
    const opening = fc
      .tuple(fc.constantFrom(...kinds), fc.constantFrom(...helds), fc.constantFrom(...honest))
      .map(([make, held, step]) => make(held, step));
    await fc.assert(
      fc.asyncProperty(fc.array(opening, { minLength: 2, maxLength: 6 }), async (openings) => {
        expect((await proofs.judgeFile(proofs.fileOf(...openings))).isProven).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test("an older proof of the log, from before a change that everybody saw", async () => {
    const { proof } = await sampleTerms();
    const held = shop.hold({ nonce: 0, lie: { terms: undefined } });
    const old = inFile({ held, record: shop.receiptOf(held) });
    const oddsHash = fairness.parseOffer(zero.held.offer.text).oddsHash;
    const changed = await sampleTerms([termsWith("2026-11-20T00:00:01.000Z", [{ boxId, oddsHash: OTHER_HASH }])]);
    const reader = fairness.logReader(policies.terms, undefined);
    const logs = { ...fairness.LOOK_AWAY, readTerms: reader.readTerms };
    const judgedWith = (kept: KeptOpening, terms: object) => {
      const file = proofs.fileOf(Object.assign({}, kept, { terms: JSON.parse(JSON.stringify(terms)) }));
      return proofs.judgeFile(file, [shop.shopKey.publicKey], logs);
    };
    expect(oddsHash).toBe(fairness.oddsHash(shop.oddsTable));
    expect(await judgedWith(inFile(zero), proof)).toMatchObject({ verdict: "Verified" });
    expect(await judgedWith(old, proof)).toMatchObject({ verdict: "Verified" });
    // Anybody who has the file can put another checkpoint of the log beside the offer. Version 3 names its tree.
    expect(await judgedWith(inFile(zero), changed.proof)).toMatchObject({ verdict: "Recomputed", isProven: false });
    expect(await judgedWith(old, changed.proof)).toMatchObject({ verdict: "Breach", isProven: false });
  });
});

describe("an honest answer that a run asked for itself convicts nobody, if the file", () => {
  const asked = async (kept: KeptOpening, ...others: readonly KeptOpening[]) => {
    const judged = await proofs.judgeFile(proofs.fileOf(...others, kept));
    return exitCodeOf(judged, { isKeyTold: true, isMine: false, asked: new Set([kept]), compared: NOT_COMPARED });
  };

  test("leaves records out", async () => {
    expect(await asked(inFile(two), inFile(zero))).toBe(COULD_NOT_TELL);
  });

  test("has another reveal by a key of the same person", async () => {
    const both = [shop.browserKey, shop.phoneKey];
    const held = shop.hold({ nonce: 0, keys: both });
    const revealed = fairness.revealText(fairness.offerHash(held.offer.text), held.reveal.clientEntropy);
    const reveal = {
      ...held.reveal,
      browserKey: shop.phoneKey.publicKey,
      signature: shop.phoneKey.sign(revealed),
    };
    const kept = proofs.endedByReceipt({ ...held, reveal }, shop.receiptOf(held));
    expect(await asked(kept)).toBe(COULD_NOT_TELL);
  });

  test("does not name the key by which the shop signs today", async () => {
    const rotated = shop.receiptOf(zero.held, {}, shop.strangerKey);
    expect(await asked(proofs.endedByReceipt(zero.held, rotated))).toBe(COULD_NOT_TELL);
  });

  test("an answer that shows something else than its record convicts the shop", async () => {
    const response = shop.responseOf(zero.held, zero.record);
    const lying: unknown = JSON.parse(JSON.stringify(response).replace('"amount":490.02', '"amount":1'));
    const { answer } = fairness.readAnswer(200, new TextEncoder().encode(JSON.stringify(lying)));
    if (answer.kind === "Nothing") throw new RangeError("An answer");
    expect(await asked(proofs.ended(zero.held, answer))).toBe(BREACH);
  });
});
