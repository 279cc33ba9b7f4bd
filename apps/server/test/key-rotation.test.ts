import { randomBytes, randomUUID } from "node:crypto";
import { routes } from "@trove/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { App } from "../src/platform.ts";
import { buyAsGuest, guest, putOnSale, toSend } from "./orders/orders.ts";
import { signUp, type TestPerson } from "./people/people.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import { restartedWith } from "./shop/restarted-shop.ts";
import type { Shop } from "./shop/shop.ts";

const newKeys = { JWT_SECRET: randomBytes(32).toString("hex"), ROOT_KEY: randomBytes(32).toString("hex") };

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  person = await signUp(shop);
});
afterAll(() => shop.close());

async function fairness(app: App, token: string) {
  const { path: url } = routes.getProvablyFair;
  const response = await app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { status: response.statusCode, hash: response.json<{ serverSeedHash?: string }>().serverSeedHash };
}

async function signIn(app: App): Promise<string> {
  const payload = { emailOrUserName: person.userName, password: person.password };
  return (await app.http.inject({ method: "POST", url: routes.login.path, payload })).json<{ token: string }>().token;
}

const { JWT_SECRET_PREVIOUS, ROOT_KEY_PREVIOUS } = {
  JWT_SECRET_PREVIOUS: "a secret for tests, thirty-two characters",
  ROOT_KEY_PREVIOUS: "5a".repeat(32),
};

it("replaces JWT_SECRET and ROOT_KEY without an interruption, and then no longer needs the old ones", async () => {
  const { token } = person;
  const before = await fairness(shop.app, token);
  expect(before.status).toBe(200);

  await restartedWith(shop, { ...newKeys, JWT_SECRET_PREVIOUS, ROOT_KEY_PREVIOUS }, async (app) => {
    expect(await fairness(app, token)).toEqual(before);
    expect(await fairness(app, await signIn(app))).toEqual(before);
    await app.jobs.find(({ name }) => name === "reseal-roots")?.run();
  });

  await restartedWith(shop, newKeys, async (app) => {
    expect((await fairness(app, token)).status).toBe(401);
    expect(await fairness(app, await signIn(app))).toEqual(before);
  });
});

it("recognises a guest's repeated order after the key was replaced", async () => {
  const item = await putOnSale(shop);
  const [key, body] = [randomUUID(), toSend([item])];
  const first = await buyAsGuest(shop, body, key);
  expect(first.status).toBe(201);
  await restartedWith(shop, { ...newKeys, JWT_SECRET_PREVIOUS, ROOT_KEY_PREVIOUS }, async (app) => {
    const { method, path: url } = routes.buyAsGuest;
    const headers = { "idempotency-key": key };
    const again = await app.http.inject({ method, url, headers, payload: { ...body, guestBuyerInfo: guest } });
    expect(again.json()).toEqual(first.body);
  });
});
