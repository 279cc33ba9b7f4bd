import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestPerson } from "../../../../../test/people/people.ts";
import {
  addPasskey,
  factorMailsFor,
  factorsOf,
  finish,
  passkeyProof,
  sendPassword,
  stepTokenOf,
} from "../../../../../test/people/second-factor.ts";
import { openMailingShop } from "../../../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openMailingShop();
});
afterAll(() => shop.close());

const refused = { status: 403, body: { code: "FACTOR_REFUSED" } };
const expired = { status: 403, body: { code: "STEP_EXPIRED" } };

describe("a passkey", () => {
  it("is the second factor after the password, and alone it signs in too", async () => {
    const person = await signUp(shop);
    const { device } = await addPasskey(shop, person);
    const after = await passkeyProof(shop, device, await stepTokenOf(shop, person));
    expect(after.request.allowCredentials).toMatchObject([{ id: device.credentialId }]);
    expect((await finish(shop, after.ticket, after.proof)).status).toBe(200);
    expect(await finish(shop, after.ticket, after.proof)).toMatchObject(expired);
    const alone = await passkeyProof(shop, device, undefined);
    expect(alone.request).toMatchObject({ allowCredentials: [], userVerification: "required" });
    expect(await finish(shop, alone.ticket, alone.proof)).toMatchObject({ status: 200, body: { email: person.email } });
  });

  it.each([
    ["signed on another page", { origin: "https://shop.example.evil.test" }],
    ["signed for another domain", { rpId: "evil.test" }],
  ])("is refused if it was %s", async (_, odd) => {
    const person = await signUp(shop);
    const { device } = await addPasskey(shop, person);
    const { ticket, proof } = await passkeyProof(shop, device, await stepTokenOf(shop, person), odd);
    expect(await finish(shop, ticket, proof)).toMatchObject(refused);
  });

  it("alone must have verified its person, which after a password it needn't", async () => {
    const person = await signUp(shop);
    const { device } = await addPasskey(shop, person);
    const alone = await passkeyProof(shop, device, undefined, { isVerified: false });
    expect(await finish(shop, alone.ticket, alone.proof)).toMatchObject(refused);
    const after = await passkeyProof(shop, device, await stepTokenOf(shop, person), { isVerified: false });
    expect((await finish(shop, after.ticket, after.proof)).status).toBe(200);
  });

  it("is refused for another challenge, another person, or if its counter goes back", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    const { device } = await addPasskey(shop, person);
    await addPasskey(shop, other);
    const first = await passkeyProof(shop, device, await stepTokenOf(shop, person), { counter: 5 });
    expect(await finish(shop, await stepTokenOf(shop, other), first.proof)).toMatchObject(refused);
    // This step token is of the same account, so only its challenge differs.
    expect(await finish(shop, await stepTokenOf(shop, person), first.proof)).toMatchObject(refused);
    expect((await finish(shop, first.ticket, first.proof)).status).toBe(200);
    const cloned = await passkeyProof(shop, device, await stepTokenOf(shop, person), { counter: 4 });
    expect(await finish(shop, cloned.ticket, cloned.proof)).toMatchObject(refused);
  });

  it("is listed and removed by its person alone, and the last one ends the second factor", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    await addPasskey(shop, person, "Phone");
    await addPasskey(shop, person, "Key");
    const { passkeys } = await factorsOf(shop, person);
    expect(passkeys.map(({ name }) => name)).toEqual(["Phone", "Key"]);
    const remove = (id: string, { token }: TestPerson) => shop.call("removePasskey", { params: { id } }, { token });
    expect((await remove(passkeys[0]?.id ?? "", other)).status).toBe(404);
    for (const { id } of passkeys) expect((await remove(id, person)).status).toBe(204);
    expect(await factorsOf(shop, person)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await sendPassword(shop, person)).status).toBe(200);
    expect(await factorMailsFor(shop, person)).toHaveLength(4);
  });

  it("is renamed by its person alone", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    await addPasskey(shop, person, "Phone");
    const [passkey] = (await factorsOf(shop, person)).passkeys;
    const rename = (name: string, { token }: TestPerson) =>
      shop.call("renamePasskey", { params: { id: passkey?.id ?? "" }, body: { name } }, { token });
    expect((await rename("Mine", other)).status).toBe(404);
    expect((await rename(" ", person)).status).toBe(400);
    expect((await rename("Work phone", person)).status).toBe(204);
    expect((await factorsOf(shop, person)).passkeys).toMatchObject([{ name: "Work phone" }]);
  });

  it("confirms a change of factors long after the sign-in", async () => {
    const person = await signUp(shop);
    const { device } = await addPasskey(shop, person);
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000);
    const { body: begun } = await shop.call("beginConfirmation", {}, person);
    const proof = { kind: "passkey" as const, assertion: device.get(begun.request) };
    const body = { ticket: begun.ticket, proof };
    expect((await shop.call("confirmPerson", { body }, person)).status).toBe(204);
    expect(await shop.call("confirmPerson", { body }, person)).toMatchObject(expired);
    expect((await shop.call("renewRecoveryCodes", {}, person)).status).toBe(200);
  });
});
