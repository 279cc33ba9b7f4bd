import { randomBytes, randomUUID } from "node:crypto";
import { routes } from "@trove/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, makeApp } from "../src/app.ts";
import { chance } from "../src/command/chance.ts";
import { readEnvironment } from "../src/environment.ts";
import { readSecrets } from "../src/secrets.ts";
import { buyAsGuest, guest, putOnSale, toSend } from "./orders/orders.ts";
import { signUp, type TestPerson } from "./people/people.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";

const newKeys = { JWT_SECRET: randomBytes(32).toString("hex"), ROOT_KEY: randomBytes(32).toString("hex") };

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  person = await signUp(shop);
});
afterAll(() => shop.close());

/** The same shop, started again with these keys, for as long as `use` takes. */
async function restartedWith(keys: Record<string, string | undefined>, use: (app: App) => Promise<void>) {
  const { environment, database, clock, pause } = shop;
  const { SIGNING_KEY, PUBLIC_URL } = environment;
  const given = {
    NODE_ENV: "test",
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "fatal",
    DEMO: "false",
    SIGNING_KEY,
    PUBLIC_URL,
  };
  const changed = readEnvironment({ ...given, ...keys });
  const secrets = await readSecrets(changed);
  const app = await makeApp({
    environment: changed,
    secrets,
    database,
    chance,
    now: () => clock.now,
    pause,
  });
  await use(app);
  await app.http.close();
}

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

  await restartedWith({ ...newKeys, JWT_SECRET_PREVIOUS, ROOT_KEY_PREVIOUS }, async (app) => {
    expect(await fairness(app, token)).toEqual(before);
    expect(await fairness(app, await signIn(app))).toEqual(before);
    await app.jobs.find(({ name }) => name === "reseal-roots")?.run();
  });

  await restartedWith(newKeys, async (app) => {
    expect((await fairness(app, token)).status).toBe(401);
    expect(await fairness(app, await signIn(app))).toEqual(before);
  });
});

it("recognises a guest's repeated order after the key was replaced", async () => {
  const item = await putOnSale(shop);
  const [key, body] = [randomUUID(), toSend([item])];
  const first = await buyAsGuest(shop, body, key);
  expect(first.status).toBe(201);
  await restartedWith({ ...newKeys, JWT_SECRET_PREVIOUS, ROOT_KEY_PREVIOUS }, async (app) => {
    const { method, path: url } = routes.buyAsGuest;
    const headers = { "idempotency-key": key };
    const again = await app.http.inject({ method, url, headers, payload: { ...body, guestBuyerInfo: guest } });
    expect(again.json()).toEqual(first.body);
  });
});
