import { randomBytes } from "node:crypto";
import { type EndpointName, routes, type Route } from "@trove/contract";
import {
  endorsementText,
  type Evidence,
  isEndorsedBy,
  keyIdOf,
  publicKeyOf,
  type ReceiptKey,
  sign,
  verifyOpening,
} from "@trove/fairness";
import { cents, toEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { App } from "../src/app.ts";
import { stockBox, type TestBox } from "./catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "./people/people.ts";
import { addressOf, type RequestParts } from "./shop/endpoint-address.ts";
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

/** The settings of a shop whose new key begins at a time. */
function rotated(fromUtc: string) {
  const signature = sign(endorsementText({ publicKey: newerKey, fromUtc }), oldSeed);
  const endorsement = [keyIdOf(newerKey), fromUtc, keyIdOf(olderKey), signature].join("/");
  return { ...keys, SIGNING_KEY: `${newSeed},${oldSeed}`, SIGNING_KEY_ENDORSEMENTS: endorsement };
}

async function read(app: App, name: EndpointName, parts: RequestParts = {}) {
  const route: Route = routes[name];
  const response = await app.http.inject({
    method: route.method,
    url: addressOf(route, parts),
    headers: { authorization: `Bearer ${person.token}` },
    payload: parts.body === undefined ? undefined : Object(parts.body),
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const publishedBy = async (app: App): Promise<ReceiptKey[]> => (await read(app, "getApplicationInfo")).receiptKeys;

/** What a browser holds before an opening: the commitments and the odds table. */
async function hold(app: App, previousReceipt?: string) {
  const fair = await read(app, "getProvablyFair");
  const { oddsTable } = await read(app, "getLootboxVersion", { params: { id: box.lootboxId, tableVersion: 1 } });
  const { nonce, keyId, serverSeedHash, nextServerSeedHash } = fair;
  const commitment = { nonce, keyId, serverSeedHash, signature: fair.commitmentSignature };
  const nextSignature = fair.nextCommitmentSignature;
  const nextCommitment = { nonce: nonce + 1, keyId, serverSeedHash: nextServerSeedHash, signature: nextSignature };
  return { clientSeed: fair.clientSeed, held: { commitment, nextCommitment, oddsTable, previousReceipt } };
}

/** Opens a box on the terms that a browser holds, and collects what it needs to verify the opening. */
async function open(app: App, { clientSeed, held }: Awaited<ReturnType<typeof hold>>): Promise<Evidence> {
  const { oddsHash } = await read(app, "getLootbox", { params: { id: box.lootboxId } });
  const { nonce, serverSeedHash } = held.commitment;
  const clientEntropy = randomBytes(16).toString("hex");
  const terms = { nonce, serverSeedHash, clientSeed, oddsHash };
  const body = { quantity: 1, expectedPrice: toEuros(box.price), clientEntropy, terms };
  const answer = await read(app, "openLootbox", { params: { id: box.lootboxId }, body });
  const { userId } = person;
  const request = { lootBoxId: box.lootboxId, body };
  return { format: "lootbox/evidence/v1", userId, receiptKeys: await publishedBy(app), held, request, answer };
}

const verdictOf = (evidence: Evidence, receiptKeys = evidence.receiptKeys) =>
  verifyOpening({ ...evidence, receiptKeys }).verdict;

it("keeps every opening verifiable: before, across and after a rotation of the signing key", async () => {
  await read(shop.app, "updateClientSeed", { body: { clientSeed: "lucky" } });
  const before = await open(shop.app, await hold(shop.app));
  expect(verdictOf(before)).toBe("Verified");
  const heldAcross = await hold(shop.app, before.answer.receipt.text);

  await restartedWith(shop, rotated(later(-1).toISOString()), async (app) => {
    const across = await open(app, heldAcross);
    const after = await open(app, await hold(app, across.answer.receipt.text));
    const signers = [before, across, after].map(({ answer }) => answer.receipt.keyId);
    expect(signers).toEqual([keyIdOf(olderKey), keyIdOf(newerKey), keyIdOf(newerKey)]);

    const published = await publishedBy(app);
    expect([before, across, after].map((evidence) => verdictOf(evidence, published))).toEqual(
      Array(3).fill("Verified"),
    );
    // Where the old key is forgotten, an honest opening looks like a breach.
    expect(verdictOf(before, published.slice(0, 1))).toBe("Breach");
  });
});

it("publishes a new key before it signs, with the endorsement by the one that it replaces", async () => {
  const fromUtc = later(60).toISOString();
  await restartedWith(shop, rotated(fromUtc), async (app) => {
    const [newer, older] = (await read(app, "getApplicationInfo")).receiptKeys;
    expect(newer).toMatchObject({ publicKey: newerKey, fromUtc, untilUtc: null, endorsement: { keyId: older.keyId } });
    expect(isEndorsedBy(newer, newer.endorsement.signature, olderKey)).toBe(true);
    expect(older).toMatchObject({ keyId: keyIdOf(olderKey), publicKey: olderKey, untilUtc: null, endorsement: null });

    expect((await hold(app)).held.commitment.keyId).toBe(older.keyId);
    const now = shop.clock.now;
    shop.clock.now = later(60);
    expect((await hold(app)).held.commitment.keyId).toBe(newer.keyId);
    shop.clock.now = now;
  });
});

it("publishes the endorsing key, if it has one", async () => {
  const endorsingKey = publicKeyOf("09".repeat(32));
  expect((await read(shop.app, "getApplicationInfo")).endorsingKey).toBeNull();
  await restartedWith(shop, { ...keys, ENDORSING_KEY: endorsingKey }, async (app) => {
    const published = (await read(app, "getApplicationInfo")).endorsingKey;
    expect(published).toEqual({ keyId: keyIdOf(endorsingKey), publicKey: endorsingKey });
  });
});
