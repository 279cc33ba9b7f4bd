import { describe, expect, test } from "vitest";
import { answerOf, draws, held, idsWith, judge, OTHER_HASH } from "../../test/judging.ts";
import * as shop from "../../test/sample-shop.ts";
import { offerHash } from "../index.ts";

describe("a nonce that was ended under another offer", () => {
  const phone = shop.hold({
    nonce: 0,
    key: shop.phoneKey,
    keys: [shop.browserKey, shop.phoneKey],
    clientEntropy: "ab".repeat(16),
  });
  const ended = shop.listed(phone, shop.receiptOf(phone));
  const both = { ...shop.trust, browserKeys: [shop.browserKey.publicKey, shop.phoneKey.publicKey] };

  test("is contested if this browser does not know the key, and shows what both would have won", async () => {
    const judged = await judge(answerOf(shop.endedResponseOf(ended), 409));
    expect(judged.verdict).toBe("Contested");
    expect(judged.checks.find(({ id }) => id === "reveal-known")?.about).toEqual([shop.phoneKey.publicKey]);
    expect([judged.draws, judged.ours]).toEqual([shop.drawsOf(phone), draws]);
  });

  test("stays contested if the person knows the key, because a shop with two reveals can choose", async () => {
    const answer = answerOf(shop.endedResponseOf(ended), 409);
    const judged = await judge(answer, held, both);
    expect([judged.verdict, idsWith("Ask", judged)]).toEqual(["Contested", ["ended-nonce"]]);
    const confirmed = [offerHash(held.offer.text)];
    expect((await judge(answer, held, { ...both, confirmed })).verdict).toBe("Recomputed");
  });

  test("is a breach if an invented browser ended it", async () => {
    const invented = shop.receiptOf(phone, { browserKey: shop.strangerKey.publicKey });
    const judged = await judge(answerOf(shop.endedResponseOf(shop.listed(phone, invented)), 409), held, both);
    expect(judged).toMatchObject({ verdict: "Breach", isProven: true });
    expect(idsWith("Differs", judged)).toEqual(["reveal-key", "reveal-signature"]);
  });

  test("is a breach if it had two commitments or two records before it", async () => {
    const lies = [{ commitment: OTHER_HASH }, { before: OTHER_HASH }];
    for (const [index, lie] of lies.entries()) {
      const other = shop.hold({ nonce: 0, key: shop.phoneKey, clientEntropy: "ab".repeat(16), lie });
      const judged = await judge(
        answerOf(shop.endedResponseOf(shop.listed(other, shop.receiptOf(other))), 409),
        held,
        both,
      );
      expect(judged).toMatchObject({ verdict: "Breach", isProven: true });
      expect(idsWith("Differs", judged)).toContain(["one-commitment", "one-before"][index]);
    }
  });

  test("is a breach if the record is of another nonce", async () => {
    const other = shop.hold({ nonce: 2, key: shop.phoneKey });
    const judged = await judge(
      answerOf(shop.endedResponseOf(shop.listed(other, shop.receiptOf(other))), 409),
      held,
      both,
    );
    expect(judged).toMatchObject({ verdict: "Breach", isProven: false });
    expect(idsWith("Differs", judged)).toContain("ended-nonce");
  });
});
