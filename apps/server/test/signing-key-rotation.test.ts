import { asVersion2, keyIdOf, logsText, verifySignature } from "@trove/fairness";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publicKeyOf } from "../src/ed25519.ts";
import { endorsementEntry, isEndorsedBy } from "../src/environment/endorsement.ts";
import { stockBox, type TestBox } from "./catalogue/stock.ts";
import { sendReveal } from "./openings/browser.ts";
import { holdReveal, judge } from "./openings/held.ts";
import { credit, signUp, type TestPerson } from "./people/people.ts";
import { TestWitness } from "./public-log/witness.ts";
import { callApp } from "./shop/call-app.ts";
import { restartedWith } from "./shop/restarted-shop.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const [oldSeed, newSeed] = ["5a".repeat(32), "5b".repeat(32)];
const [olderKey, newerKey] = [publicKeyOf(oldSeed), publicKeyOf(newSeed)];
const keys = { JWT_SECRET: "a secret for tests, thirty-two characters", ROOT_KEY: "5a".repeat(32) };

let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
  person = await signUp(shop);
  await credit(shop, person, cents(10_000));
});
afterAll(() => shop.close());

const later = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000);

/** Returns the settings of a shop whose new key begins at this time. */
function rotated(fromUtc: string) {
  const endorsement = endorsementEntry({ publicKey: newerKey, fromUtc }, oldSeed);
  return { ...keys, SIGNING_KEY: `${newSeed},${oldSeed}`, SIGNING_KEY_ENDORSEMENTS: endorsement };
}

/** Returns the id of the key that signs at present. */
const signerOf = async (shown: Pick<Shop, "call">) => (await shown.call("getProvablyFair", {}, person)).body.keyId;

const signersIn = (text: string) => [...text.matchAll(/"keyId":"(\w+)"/g)].map(([, keyId]) => keyId);

it("keeps every opening verifiable: before, across and after a rotation of the signing key", async () => {
  const before = await holdReveal(shop, person, box);
  const opened = await sendReveal(shop, box, before.body);
  expect(await judge(shop, before, opened)).toMatchObject({ verdict: "Verified" });
  const across = await holdReveal(shop, person, box);

  await restartedWith(shop, rotated(later(-1).toISOString()), async (app) => {
    const rotatedShop = { call: callApp(app) };
    await app.publicLog.terms.publish();
    const openedAcross = await sendReveal(rotatedShop, box, across.body);
    const after = await holdReveal(rotatedShop, person, box);
    const openedAfter = await sendReveal(rotatedShop, box, after.body);
    expect([opened, openedAcross, openedAfter].flatMap(({ text }) => signersIn(text))).toEqual([
      keyIdOf(olderKey),
      keyIdOf(newerKey),
      keyIdOf(newerKey),
    ]);

    // If the first reveal is repeated, its response still has the signature of the older key.
    expect((await sendReveal(rotatedShop, box, before.body)).text).toBe(opened.text);
    const list = await rotatedShop.call("listOpenings", { query: {} }, person);
    const [older, newer] = [keyIdOf(olderKey), keyIdOf(newerKey)];
    expect(signersIn(list.text)).toEqual([older, older, newer, older, newer, newer]);

    for (const [held, response] of [
      [before, opened],
      [across, openedAcross],
      [after, openedAfter],
    ] as const) {
      expect(await judge(rotatedShop, held, response)).toMatchObject({ verdict: "Verified" });
    }
    // A browser that knows only the older key can't tell the newer key's signature from a forgery.
    expect((await judge(shop, after, openedAfter)).verdict).not.toBe("Verified");
  });
});

it("publishes a new key before it signs, with the endorsement by the one that it replaces", async () => {
  const fromUtc = later(60).toISOString();
  await restartedWith(shop, rotated(fromUtc), async (app) => {
    const rotatedShop = { call: callApp(app) };
    await app.publicLog.terms.publish();
    const [newer, older] = (await rotatedShop.call("getApplicationInfo")).body.receiptKeys;
    if (!newer?.endorsement || older === undefined) throw new Error("the new key is not published");
    expect(newer).toMatchObject({ publicKey: newerKey, fromUtc, untilUtc: null, endorsement: { keyId: older.keyId } });
    expect(isEndorsedBy(newer, newer.endorsement.signature, olderKey)).toBe(true);
    expect(older).toMatchObject({ keyId: keyIdOf(olderKey), publicKey: olderKey, untilUtc: null, endorsement: null });

    expect(await signerOf(rotatedShop)).toBe(older.keyId);
    const now = shop.clock.now;
    shop.clock.now = later(60);
    expect(await signerOf(rotatedShop)).toBe(newer.keyId);
    shop.clock.now = now;
  });
});

it("signs with the older key while the witnesses are down, because browsers refuse a key that is in no published log", async () => {
  const witness = await TestWitness.start(7);
  const witnesses = { LOG_WITNESSES: witness.setting, LOG_QUORUM: "1" };
  const witnessed = await openShop(witnesses);
  const { terms, records } = witnessed.app.publicLog.keys;
  witness.know(terms, records);
  const shown = await stockBox(witnessed);
  const opener = await signUp(witnessed);
  await credit(witnessed, opener, cents(10_000));
  await holdReveal(witnessed, opener, shown);
  witness.isDown = true;
  const begun = new Date(witnessed.clock.now.getTime() - 60_000).toISOString();
  await restartedWith(witnessed, { ...rotated(begun), ...witnesses }, async (app) => {
    const call = callApp(app);
    const signers = async () => {
      await app.publicLog.terms.publish();
      const held = await holdReveal({ call }, opener, shown);
      const { text } = await sendReveal({ call }, shown, held.body);
      const shownKey = (await call("getProvablyFair", {}, opener)).body.keyId;
      return [held.held.offer.keyId, signersIn(text)[0], shownKey];
    };
    const [older, newer] = [keyIdOf(olderKey), keyIdOf(newerKey)];
    expect(await signers()).toEqual([older, older, older]);
    witness.isDown = false;
    expect(await signers()).toEqual([newer, newer, newer]);
  });
  await witnessed.close();
  await witness.close();
});

it("publishes the endorsing key, if it has one", async () => {
  const endorsingKey = publicKeyOf("09".repeat(32));
  expect((await shop.call("getApplicationInfo")).body.endorsingKey).toBeNull();
  await restartedWith(shop, { ...keys, ENDORSING_KEY: endorsingKey }, async (app) => {
    const published = (await callApp(app)("getApplicationInfo")).body.endorsingKey;
    expect(published).toEqual({ keyId: keyIdOf(endorsingKey), publicKey: endorsingKey });
  });
});

it("vouches for its logs with the new and the old key, so that a change of witnesses locks no browser out", async () => {
  await restartedWith(shop, rotated(later(-1).toISOString()), async (app) => {
    const { signatures, policySignatures, ...logs } = (await callApp(app)("getApplicationInfo")).body.logs;
    expect(signatures.map(({ keyId }) => keyId)).toEqual([keyIdOf(newerKey), keyIdOf(olderKey)]);
    const [byNewer = "", byOlder = ""] = signatures.map(({ signature }) => signature);
    expect(await verifySignature(logsText(asVersion2(logs)), byNewer, newerKey)).toBe(true);
    expect(await verifySignature(logsText(asVersion2(logs)), byOlder, olderKey)).toBe(true);
    for (const [place, key] of [newerKey, olderKey].entries())
      expect(await verifySignature(logsText(logs), policySignatures[place]?.signature ?? "", key)).toBe(true);
  });
});
