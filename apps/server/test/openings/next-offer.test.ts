import { parseOffer, parseReceipt, recordHash } from "@trove/fairness";
import { cents, fromEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setBoxStatus } from "../../src/demo/demo.store.ts";
import { publishVersion } from "../../src/features/lootboxes/index.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { browserOf, newEntropy, type OpenBody, openBoxes, prepareReveal, sendReveal, sha256 } from "./browser.ts";
import { overwrite, spend } from "./meanwhile.ts";

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function customer(euros = 100): Promise<TestPerson> {
  const somebody = await signUp(shop);
  await credit(shop, somebody, fromEuros(euros));
  return somebody;
}

const withNext = (reveal: OpenBody, entropy = newEntropy()): OpenBody => {
  return { ...reveal, next: { entropyHash: sha256(entropy) } };
};

describe("an opening that asks for the next offer", () => {
  it("gets it for the same box, number of boxes and seed, so that the next press is one call", async () => {
    const person = await customer();
    const browser = await browserOf(shop, person);
    let body = await prepareReveal(shop, person, box, { quantity: 2, clientSeed: "again" });
    let before = "";
    for (let nonce = 0; nonce < 5; nonce += 1) {
      const entropy = newEntropy();
      const response = await sendReveal(shop, box, withNext(body, entropy), person);
      expect([response.status, response.body.fairness.nonce]).toEqual([200, nonce]);
      const { nextOffer, receipt } = response.body;
      if (nextOffer === null) throw new Error(`nonce ${nonce} brought no next offer`);
      const offer = parseOffer(nextOffer.offer.text);
      const asked = { quantity: 2, clientSeedHash: sha256("again"), entropyHash: sha256(entropy), priceCents: 499 };
      expect(offer).toMatchObject({ ...asked, nonce: nonce + 1, balanceCents: await balanceOf(shop, person) });
      expect(offer.before).toBe(recordHash(receipt.text));
      expect(nextOffer.browserKeys).toEqual([browser.publicKey]);
      body = browser.reveal(nextOffer, "again", entropy);
      before = receipt.text;
    }
    expect(before).not.toBe("");
  });

  it("gets it again when it is repeated, until there is a later record", async () => {
    const person = await customer();
    const reveal = await prepareReveal(shop, person, box);
    const entropies = [newEntropy(), newEntropy()];
    for (const entropy of entropies) {
      const { body } = await sendReveal(shop, box, withNext(reveal, entropy), person);
      expect(parseOffer(body.nextOffer?.offer.text ?? "").entropyHash).toBe(sha256(entropy));
    }
    await openBoxes(shop, person, box);
    expect((await sendReveal(shop, box, withNext(reveal), person)).body.nextOffer).toBeNull();
    expect((await sendReveal(shop, box, reveal, person)).body.nextOffer).toBeNull();
  });

  it("gets none that is older than its record, even if the database's clock was set back", async () => {
    const person = await customer();
    const reveal = await prepareReveal(shop, person, box);
    await sendReveal(shop, box, reveal);
    const move = (hours: number) =>
      overwrite(shop, "update records set recorded_at = recorded_at + make_interval(hours => $2) where user_id = $1", [
        person.userId,
        hours,
      ]);
    await move(1);
    const { receipt, nextOffer } = (await sendReveal(shop, box, withNext(reveal), person)).body;
    const asked = parseOffer((await prepareReveal(shop, person, box)).offer.text);
    const { time } = parseReceipt(receipt.text);
    expect([parseOffer(nextOffer?.offer.text ?? "").time, asked.time]).toEqual([time, time]);
    await move(-1);
  });

  it("gets none that the shop could not honour as it stands", async () => {
    const nextAfter = async (person: TestPerson, shown: TestBox, meanwhile: () => Promise<unknown>) => {
      const reveal = await prepareReveal(shop, person, shown);
      await meanwhile();
      const response = await sendReveal(shop, shown, withNext(reveal), person);
      expect(response.status).toBe(200);
      return response.body.nextOffer;
    };
    const change = (act: Parameters<typeof transact>[0]) => () => transact(act);
    const transact = (act: Parameters<ReturnType<Shop["owner"]["connection"]["transaction"]>["execute"]>[0]) =>
      shop.owner.connection.transaction().execute(act);

    const poor = await customer(9);
    expect(await nextAfter(poor, box, async () => {})).toBeNull();
    const spender = await customer(20);
    expect(await nextAfter(spender, box, () => spend(shop, spender, cents(1_200)))).toBeNull();
    const paused = await stockBox(shop);
    expect(
      await nextAfter(
        await customer(),
        paused,
        change((tx) => setBoxStatus(tx, paused.lootboxId, "Paused")),
      ),
    ).toBeNull();
    const dearer = await stockBox(shop);
    const version = { lootboxId: dearer.lootboxId, tableVersion: 2, price: fromEuros(6), at: shop.clock.now };
    expect(
      await nextAfter(
        await customer(),
        dearer,
        change((tx) => publishVersion(tx, { ...version, drops: dearer.drops })),
      ),
    ).toBeNull();
  });

  it("gets none beside a void or the record of another offer", async () => {
    const person = await customer(5);
    const [first, second] = [await prepareReveal(shop, person, box), await prepareReveal(shop, person, box)];
    await spend(shop, person, cents(10));
    const voided = await sendReveal(shop, box, withNext(first), person);
    const ended = await sendReveal(shop, box, withNext(second), person);
    for (const { status, text } of [voided, ended]) {
      expect(status).toBe(409);
      expect(text).not.toMatch(new RegExp(`lootbox/offer/v\\d\\\\n${person.userId}\\\\n1`));
      expect(text).not.toContain("nextOffer");
    }
  });
});
