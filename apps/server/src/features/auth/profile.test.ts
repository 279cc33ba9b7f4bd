import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("a profile", () => {
  it("accepts another name and phone number, trimmed, and can remove the phone number", async () => {
    const { token } = await signUp(shop);
    const body = { firstName: " Ída ", lastName: "Berg-O'Neil", phoneNumber: " +31612345678 " };
    const changed = await shop.call("updateProfile", { body }, { token });
    expect(changed).toMatchObject({
      status: 200,
      body: { firstName: "Ída", lastName: "Berg-O'Neil", phoneNumber: "+31612345678" },
    });
    expect((await shop.call("getMe", {}, { token })).body).toEqual(changed.body);
    for (const phoneNumber of ["", null, undefined]) {
      await shop.call("updateProfile", { body }, { token });
      const { firstName, lastName } = body;
      const without = await shop.call("updateProfile", { body: { firstName, lastName, phoneNumber } }, { token });
      expect(without).toMatchObject({ status: 200, body: { phoneNumber: null } });
    }
  });

  it("changes no other account and nothing else of this one", async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)];
    const before = await shop.call("getMe", {}, { token: other.token });
    const mine = await shop.call("getMe", {}, { token: one.token });
    await shop.call("updateProfile", { body: { firstName: "Noor", lastName: "Haddad" } }, { token: one.token });
    expect((await shop.call("getMe", {}, { token: other.token })).body).toEqual(before.body);
    const after = await shop.call("getMe", {}, { token: one.token });
    expect(after.body).toEqual({ ...mine.body, firstName: "Noor", lastName: "Haddad" });
  });

  it("reports what is wrong with each field", async () => {
    const { token } = await signUp(shop);
    const body = { firstName: "", lastName: "7", phoneNumber: "0612345678" };
    const refused = await shop.call("updateProfile", { body }, { token });
    const errors = { firstName: expect.any(Array), lastName: expect.any(Array), phoneNumber: expect.any(Array) };
    expect(refused).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED", errors } });
  });
});
