import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import {
  addAuthenticator,
  codeOf,
  confirmByCode,
  finish,
  sendPassword,
  waitForCode,
} from "../../../../test/people/second-factor.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let address = 0;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1" });
});
afterAll(() => shop.close());

type Device = { cookie?: string };

/** Returns a new IP address for each call, because limits count by address. */
function nextAddress(): string {
  address += 1;
  return `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
}

/** Signs in with the password and a proof, by default from a new device. */
async function prove(person: TestPerson, proof: Parameters<typeof finish>[2], { cookie }: Device = {}) {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const options = { ip: nextAddress(), headers };
  const { params } = JSON.parse((await sendPassword(shop, person, options)).text);
  return finish(shop, params.ticket, proof, options);
}

const code = (secret: string, steps = 0) => ({ kind: "code" as const, code: codeOf(secret, shop.clock.now, steps) });

function later(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

/** Sends ten wrong codes every quarter of an hour, for this many quarters. */
async function guess(person: TestPerson, secret: string, quarters: number): Promise<void> {
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    for (let index = 0; index < 10; index += 1) {
      expect((await prove(person, code(secret, 50 + index))).status).toBe(403);
    }
    later(15);
  }
}

describe("guesses of an app's codes", () => {
  it("are refused on new devices after ten in 15 minutes, and lock out nobody on a known one", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const [cookie = ""] = String((await prove(person, code(secret))).headers["set-cookie"]).split(";");
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await prove(person, code(secret, 50 + index))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
    waitForCode(shop);
    expect((await prove(person, code(secret), { cookie })).status).toBe(200);
  });

  it("are refused on new devices after fifty in a week, where recovery codes and known devices go on", async () => {
    const person = await signUp(shop);
    const { secret, recoveryCodes } = await addAuthenticator(shop, person);
    const [cookie = ""] = String((await prove(person, code(secret))).headers["set-cookie"]).split(";");
    await guess(person, secret, 5);
    const refused = await prove(person, code(secret));
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(6 * 86_400);
    expect((await prove(person, code(secret), { cookie })).status).toBe(200);
    waitForCode(shop);
    expect((await prove(person, code(secret))).status).toBe(429);
    const recoveryCode = recoveryCodes[0] ?? "";
    expect((await prove(person, { kind: "recoveryCode", recoveryCode })).status).toBe(200);
    expect((await prove(person, code(secret))).status).toBe(200);
  });

  it("are forgotten with the password that they came after", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    await guess(person, secret, 5);
    expect((await prove(person, code(secret))).status).toBe(429);
    await confirmByCode(shop, person, secret);
    const body = { currentPassword: person.password, newPassword: "another horse 2" };
    expect((await shop.call("changePassword", { body }, person)).status).toBe(204);
    waitForCode(shop);
    expect((await prove({ ...person, password: "another horse 2" }, code(secret))).status).toBe(200);
  });

  it("are refused after two hundred in a week from wherever they come", async () => {
    const person = await signUp(shop);
    const { secret, recoveryCodes } = await addAuthenticator(shop, person);
    const confirm = async (proof: Parameters<typeof finish>[2]) =>
      (await shop.call("confirmPerson", { body: { proof } }, { token: person.token, ip: nextAddress() })).status;
    for (let quarter = 0; quarter < 20; quarter += 1) {
      for (let index = 0; index < 10; index += 1) expect(await confirm(code(secret, 50 + index))).toBe(403);
      later(15);
    }
    expect(await confirm(code(secret))).toBe(429);
    expect(await confirm({ kind: "recoveryCode", recoveryCode: recoveryCodes[0] ?? "" })).toBe(204);
    expect(await confirm(code(secret))).toBe(204);
  });
});

describe("guesses of recovery codes", () => {
  it("are refused after ten, apart from those of an app", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const wrong = { kind: "recoveryCode" as const, recoveryCode: "nothing" };
    for (let index = 0; index < 10; index += 1) expect((await prove(person, wrong)).status).toBe(403);
    expect((await prove(person, wrong)).status).toBe(429);
    expect((await prove(person, code(secret))).status).toBe(200);
  });
});
