import { randomUUID } from "node:crypto";
import { MAX_ADDRESSES } from "@trove/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { deleteAddress } from "./change-address-book.ts";
import { findAddress } from "./index.ts";

let shop: Shop;
let mara: TestPerson;

const home = {
  label: "Home" as const,
  firstName: "Mara",
  lastName: "Lind",
  street: "Keizersgracht",
  houseNumber: "1a",
  postalCode: "1015cn",
  city: "Amsterdam",
  countryCode: "NL",
  phoneNumber: "+31612345678",
};

const add = (body: object = {}, person = mara) =>
  shop.call("createAddress", { body: { ...home, ...body } }, { token: person.token });
const update = (body: object, person = mara) =>
  shop.call("updateAddress", { body: { ...home, id: randomUUID(), ...body } }, { token: person.token });
const remove = (id: string, person = mara) => shop.call("deleteAddress", { params: { id } }, { token: person.token });
const list = async (person = mara) => (await shop.call("listAddresses", {}, { token: person.token })).body;
const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
});

describe("an address", () => {
  it("is kept as typed, with its postal code in the country's form", { tags: ["S7-31", "S7-32"] }, async () => {
    const { status, body } = await add({ street: "  Rue de l’Église ", company: "", addressLine2: "2nd floor" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...home,
      street: "Rue de l’Église",
      postalCode: "1015 CN",
      company: null,
      addressLine2: "2nd floor",
      state: null,
      isDefault: true,
      version: 1,
    });
    expect(await list()).toEqual([body]);
    expect(await findAddress(shop.database.connection, mara.userId, body.id)).toMatchObject({ countryCode: "NL" });
  });

  it("must have a postal code of its country, and a state if the country has states", async () => {
    const refused = await add({ countryCode: "DE" });
    expect(refused.body).toMatchObject({ errors: { postalCode: ["Postal code must look like 10115"] } });
    const stateless = await add({ countryCode: "US", postalCode: "10001" });
    expect(stateless.body).toMatchObject({ code: "VALIDATION_FAILED", errors: { state: ["State is required"] } });
  });

  it("is replaced as a whole, and its version counts the changes", { tags: ["S7-33"] }, async () => {
    const { id } = (await add({ company: "Lind & Co" })).body;
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const changed = await update({ id, countryCode: "PL", postalCode: "00001", city: "Warszawa", version: 1 });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id, company: null, postalCode: "00-001", city: "Warszawa", version: 2 });
    expect(changed.body.updatedAtUtc > changed.body.createdAtUtc).toBe(true);
    expect(changed.body.isDefault).toBe(true);
    expect(codeOf(await update({ id, version: 1 }))).toEqual([409, "VERSION_CONFLICT"]);
    expect((await update({ id })).body.version).toBe(3);
  });

  it.each([
    [{ postalCode: "12345" }, "postalCode", "Postal code must look like 1012 AB"],
    [{ countryCode: "US", postalCode: "10001" }, "state", "State is required"],
    [{ countryCode: "XX" }, "countryCode", "Country must be one of the list"],
    [{ phoneNumber: "0612345678" }, "phoneNumber", "Phone number must be in international format, like +31612345678"],
    [{ houseNumber: "a" }, "houseNumber", "House number must be at most 10 characters and include a number"],
    [{ street: " " }, "street", "Street is required"],
    [{ city: "Am\u0007sterdam" }, "city", "City can't contain invisible characters"],
    [{ userId: randomUUID() }, "request", undefined],
  ])("refuses %o", async (body, field, text) => {
    const response = await add(body);
    const { code, errors } = JSON.parse(response.text);
    expect([response.status, code, Object.keys(errors)]).toEqual([400, "VALIDATION_FAILED", [field]]);
    if (text !== undefined) expect(errors[field]).toEqual([text]);
    expect(await list()).toEqual([]);
  });

  it("an address of somebody else does not exist", async () => {
    const { id } = (await add()).body;
    const jonas = await signUp(shop);
    await add({ city: "Utrecht" }, jonas);
    for (const refused of [
      await update({ id }, jonas),
      await remove(id, jonas),
      await update({ id: randomUUID() }),
      await remove(randomUUID()),
    ]) {
      expect(codeOf(refused)).toEqual([404, "NOT_FOUND"]);
    }
    expect(await findAddress(shop.database.connection, jonas.userId, id)).toBeUndefined();
    expect(await list()).toMatchObject([{ id, version: 1 }]);
    expect(await list(jonas)).toMatchObject([{ city: "Utrecht" }]);
  });

  it("can't be deleted while an open payment is billed to it", async () => {
    const { id } = (await add()).body;
    const refused = deleteAddress(shop.database.connection, mara.userId, id, shop.clock.now, {
      addressInUse: async (_db, userId, addressId) => userId === mara.userId && addressId === id,
      onCountryLeft: async () => {},
    });
    await expect(refused).rejects.toMatchObject({ code: "ADDRESS_IN_USE" });
    expect(await list()).toHaveLength(1);
  });
});

describe("the address book", () => {
  it("lists the default first and has a default unless it is empty", { tags: ["S7-34"] }, async () => {
    const ids: string[] = [];
    for (const city of ["Amsterdam", "Breda", "Culemborg"]) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
      ids.push((await add({ city })).body.id);
    }
    const [first = "", second = "", third = ""] = ids;
    const order = async () => (await list()).map(({ id, isDefault }) => (isDefault ? `*${id}` : id));
    expect(await order()).toEqual([`*${first}`, third, second]);
    expect((await update({ id: second, isDefault: true })).body.isDefault).toBe(true);
    expect(await order()).toEqual([`*${second}`, third, first]);
    expect((await update({ id: second, isDefault: false })).body.isDefault).toBe(true);
    const fourth = (await add({ isDefault: true })).body.id;
    expect(await order()).toEqual([`*${fourth}`, third, second, first]);
    expect((await remove(fourth)).status).toBe(204);
    expect(await order()).toEqual([`*${third}`, second, first]);
    expect((await remove(first)).status).toBe(204);
    expect(await order()).toEqual([`*${third}`, second]);
    await remove(third);
    await remove(second);
    expect(await order()).toEqual([]);
  });

  it("never exceeds its limit, even with parallel requests", async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => add({ isDefault: index % 2 === 0 })));
    const made = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(made).toHaveLength(MAX_ADDRESSES);
    expect(new Set(refused.map((response) => String(codeOf(response))))).toEqual(new Set(["409,ADDRESS_LIMIT"]));
    const kept = await list();
    expect(kept).toHaveLength(MAX_ADDRESSES);
    expect(kept.map(({ isDefault }) => isDefault)).toEqual([true, ...Array(MAX_ADDRESSES - 1).fill(false)]);
  });

  it("keeps one default while addresses are added, deleted and changed in parallel", async () => {
    for (let count = 0; count < 5; count += 1) await add();
    const before = await list();
    const responses = await Promise.all(
      before.flatMap(({ id }, index) => [
        update({ id, isDefault: true }),
        index % 2 === 0 ? remove(id) : add({ isDefault: true }),
      ]),
    );
    expect(responses.filter(({ status }) => ![200, 201, 204, 404].includes(status))).toEqual([]);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("can't hold two defaults, even by direct SQL", async () => {
    await add();
    await add();
    const both = sql`update addresses set is_default = true where user_id = ${mara.userId}`;
    await expect(both.execute(shop.owner.connection)).rejects.toThrow("addresses_one_default");
  });
});
