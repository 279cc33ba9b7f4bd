import { keysHash, parseOffer } from "@trove/fairness";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { addBrowser } from "../people/browsers.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { browserOf, type OpenBody, prepareReveal, sendReveal, TestBrowser } from "./browser.ts";
import { overwrite } from "./meanwhile.ts";
import { sealedByLostKey } from "./lost-key.ts";

let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
  person = await signUp(shop);
  await credit(shop, person, fromEuros(1_000));
});
afterAll(() => shop.close());

const send = (reveal: OpenBody) => sendReveal(shop, box, reveal);
const fieldOf = ({ status, text }: { status: number; text: string }) => [
  status,
  ...Object.keys(JSON.parse(text).errors ?? {}),
];
const withSealed = (reveal: OpenBody, sealed: string | null | undefined): OpenBody => {
  return { ...reveal, offer: { ...reveal.offer, sealed } };
};

/** Hides the table that every lookup of an older offer reads, while `act` runs. */
async function whileUnreadable(act: () => Promise<void>): Promise<void> {
  await overwrite(shop, "alter table fairness_states rename to hidden_states", []);
  try {
    await act();
  } finally {
    await overwrite(shop, "alter table hidden_states rename to fairness_states", []);
  }
}

describe("an offer without what was sealed in it", () => {
  it.each(["missing", null, "", "AAAA", "of another offer", "of a root key that is gone"])(
    "is honoured, so that nobody can spoil a reveal: %s",
    async (kind) => {
      const reveal = await prepareReveal(shop, person, box);
      const other = await prepareReveal(shop, person, box);
      const ofKind: Record<string, string | null | undefined> = {
        missing: undefined,
        "of another offer": other.offer.sealed,
        "of a root key that is gone": sealedByLostKey(reveal),
      };
      const sealed = kind !== null && Object.hasOwn(ofKind, kind) ? ofKind[kind] : kind;
      const answer = await send(withSealed(reveal, sealed));
      expect(answer.status).toBe(200);
      const whole = await send(reveal);
      expect(whole.body.receipt).toEqual(answer.body.receipt);
    },
  );

  it("is refused before the database is read if the shop has not signed it like this", async () => {
    const reveal = await prepareReveal(shop, person, box);
    const { signature } = (await prepareReveal(shop, person, box)).offer;
    const upperCase = reveal.offer.signature.toUpperCase();
    await whileUnreadable(async () => {
      for (const change of [{ signature }, { signature: upperCase }, { signature: "" }, { keyId: "0".repeat(16) }]) {
        for (const sealed of [null, undefined, "", "AAAA", reveal.offer.sealed, sealedByLostKey(reveal)]) {
          const forged = withSealed({ ...reveal, offer: { ...reveal.offer, ...change } }, sealed);
          expect(fieldOf(await send(forged))).toEqual([400, "offer"]);
        }
      }
    });
  });

  it("is refused before the database is read if the browser's signature does not hold", async () => {
    const reveal = await prepareReveal(shop, person, box);
    const lost = withSealed(reveal, sealedByLostKey(reveal));
    const stranger = new TestBrowser().publicKey;
    const notOnCurve = `02${"00".repeat(31)}`;
    await whileUnreadable(async () => {
      expect(fieldOf(await send({ ...lost, signature: "0".repeat(128) }))).toEqual([400, "signature"]);
      for (const browserKey of [stranger, notOnCurve]) {
        expect(fieldOf(await send({ ...lost, browserKey }))).toEqual([400, "signature"]);
      }
    });
  });

  it("is refused with a browser that is not in its list, however well it signed", async () => {
    const reveal = await prepareReveal(shop, person, box);
    const sealed = sealedByLostKey(reveal);
    const { clientSeed, clientEntropy } = reveal;
    const foreign = new TestBrowser().reveal({ offer: { ...reveal.offer, sealed } }, clientSeed, clientEntropy);
    expect(fieldOf(await send(foreign))).toEqual([400, "browserKey"]);
  });

  it("is not looked up for a caller with too many invalid calls, while all other reveals are opened", async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: "0.1" });
    const own = await stockBox(strict);
    const buyer = await signUp(strict);
    await credit(strict, buyer, fromEuros(100));
    const reveal = await prepareReveal(strict, buyer, own);
    const lost = withSealed(reveal, sealedByLostKey(reveal));
    const from = (ip: string, body: OpenBody) =>
      strict.call("openLootbox", { params: { id: own.lootboxId }, body }, { ip });
    const wrong = { ...lost, signature: "0".repeat(128) };
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await from("192.0.2.1", wrong)).status);
    expect(statuses).toEqual([400, 400, 429]);
    const limited = await from("192.0.2.1", lost);
    expect([limited.status, Number(limited.headers["retry-after"]) >= 1]).toEqual([429, true]);
    expect((await from("192.0.2.1", reveal)).status).toBe(200);
    expect((await from("192.0.2.2", lost)).status).toBe(200);
    await strict.close();
  });
});

describe("the list of browsers that an offer names", () => {
  const listsOf = async ({ userId }: TestPerson) => {
    const { rows } = await sql<{ keysHash: Buffer; publicKeys: Buffer[] }>`
      select keys_hash as "keysHash", public_keys as "publicKeys" from browser_key_lists where user_id = ${userId}`.execute(
      shop.owner.connection,
    );
    return rows
      .map(({ keysHash: hash, publicKeys }) => [hash.toString("hex"), publicKeys.map((key) => key.toString("hex"))])
      .toSorted();
  };

  it("is found again, though all its keys were added, or removed, within one millisecond", async () => {
    const owner = await signUp(shop);
    await credit(shop, owner, fromEuros(100));
    const browser = await browserOf(shop, owner);
    const lists = [[browser.publicKey]];
    for (let added = 0; added < 3; added += 1) {
      const { publicKey } = (await addBrowser(shop, owner)).body;
      lists.push([...(lists.at(-1) ?? []), publicKey].toSorted());
    }
    const reveal = await prepareReveal(shop, owner, box);
    expect(parseOffer(reveal.offer.text).keysHash).toBe(keysHash(lists.at(-1) ?? []));
    await overwrite(shop, "update browser_keys set created_at = date_trunc('hour', now()) where user_id = $1", [
      owner.userId,
    ]);
    for (const { id } of (await shop.call("listBrowserKeys", {}, owner)).body) {
      await shop.call("removeBrowserKey", { params: { id } }, owner);
    }
    const left = await listsOf(owner);
    for (const list of lists) expect(left).toContainEqual([keysHash(list), list]);
    // Removing a browser has ended the offer, so the answer is a void, which names the list too.
    const voided = await send(withSealed(reveal, sealedByLostKey(reveal)));
    expect([voided.status, JSON.parse(voided.text).code]).toEqual([409, "ACCOUNT_BLOCKED"]);
  });
});
