import { randomUUID } from "node:crypto";
import { PERMISSIONS, type Preset } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  owner = await makeAdmin(shop);
});
afterAll(() => shop.close());

const change = (by: TestPerson, { userId: id }: TestPerson, presets: Preset[], version = 1) =>
  shop.call(
    "changeRights",
    { params: { id }, body: { presets, version, reason: "Another task" } },
    { ...by, key: randomUUID() },
  );
const mayRead = async ({ token }: TestPerson) =>
  (await shop.call("listAudit", { query: {} }, { token })).status === 200;

describe("rights", () => {
  it("rights of the signed-in operator are told, and count at the next call after they were changed", async () => {
    const finance = await makeAdmin(shop, "Finance");
    expect((await shop.call("getOperator", {}, finance)).body).toMatchObject({ presets: ["Finance"] });
    expect((await shop.call("getOperator", {}, owner)).body.permissions).toEqual(PERMISSIONS);
    expect(await mayRead(finance)).toBe(true);
    const changed = await change(owner, finance, ["Warehouse", "Catalogue"]);
    expect(changed.body).toMatchObject({ presets: ["Warehouse", "Catalogue"], version: 2 });
    expect(await mayRead(finance)).toBe(false);
    expect((await shop.call("listAdminItems", { query: {} }, finance)).status).toBe(200);
  });

  it("are given to an account by its e-mail address, and count from its next sign-in on", async () => {
    const person = await signUp(shop);
    const body = { email: person.email.toUpperCase(), presets: ["Support" as const], reason: "A new colleague" };
    const { body: appointed } = await shop.call("appointOperator", { body }, owner);
    expect(appointed).toMatchObject({ userInfoId: person.userId, presets: ["Support"], version: 1 });
    expect((await shop.call("getOperator", {}, person)).status).toBe(403);
    const login = { emailOrUserName: person.email, password: person.password };
    const { roles, token } = (await shop.call("login", { body: login })).body;
    expect(roles).toEqual(["User", "Admin"]);
    expect((await shop.call("listAdminShipments", { query: {} }, { token })).status).toBe(200);
    const unknown = await shop.call("appointOperator", { body: { ...body, email: "nobody@trove.example" } }, owner);
    expect(unknown).toMatchObject({ status: 400, body: { errors: { email: [expect.any(String)] } } });
  });

  it("are changed by one of several who saw the same version", async () => {
    const support = await makeAdmin(shop, "Support");
    const owners = [owner, await makeAdmin(shop), await makeAdmin(shop)];
    const changes = await Promise.all(owners.map((by) => change(by, support, ["Finance"])));
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("rights that this release doesn't know permit nothing, and leave the pages of others as they are", async () => {
    const gone = await makeAdmin(shop, "Support");
    await sql`update operators set presets = '{Gone}' where user_id = ${gone.userId}`.execute(shop.owner.connection);
    const listed = (await shop.call("listOperators", {}, owner)).body;
    expect(listed.find(({ userInfoId }) => userInfoId === gone.userId)).toMatchObject({ presets: [], permissions: [] });
    expect((await shop.call("getOperator", {}, gone)).body).toMatchObject({ presets: [], permissions: [] });
    expect((await shop.call("listAdminShipments", { query: {} }, gone)).status).toBe(403);
    expect((await shop.call("listNotifications", { query: {} }, gone)).status).toBe(200);
    await sql`update operators set presets = '{Gone, Support}' where user_id = ${gone.userId}`.execute(
      shop.owner.connection,
    );
    expect((await shop.call("getOperator", {}, gone)).body).toMatchObject({ presets: ["Support"] });
    expect((await shop.call("findThings", { query: { text: gone.email } }, gone)).status).toBe(200);
    expect((await change(owner, gone, ["Finance"])).body).toMatchObject({ presets: ["Finance"] });
  });

  it("have versions that go on after a second appointment, so that nothing acts on another one", async () => {
    const person = await signUp(shop);
    const appoint = async () => {
      const body = { email: person.email, presets: ["Support" as const], reason: "Help" };
      return (await shop.call("appointOperator", { body }, { ...owner, key: randomUUID() })).body.version;
    };
    const versions = [await appoint(), (await change(owner, person, [])).body.version, await appoint()];
    expect(versions).toEqual([1, 2, 3]);
    const { items } = (await shop.call("listAudit", { query: { subjectId: person.userId } }, owner)).body;
    const first = items.findLast(({ action }) => action === "appointOperator")?.id ?? "";
    const reverted = await shop.call("revertAudit", { params: { id: first }, body: { reason: "A mistake" } }, owner);
    expect(reverted.body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await change(owner, person, ["Finance"])).body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await change(owner, person, ["Finance"], 3)).status).toBe(200);
  });

  it("end with their sessions and the role when nothing is left", async () => {
    const support = await makeAdmin(shop, "Support");
    expect((await change(owner, support, [])).body).toMatchObject({ presets: [], permissions: [] });
    expect((await shop.call("getOperator", {}, support)).status).toBe(401);
    const listed = (await shop.call("listOperators", {}, owner)).body.map(({ userInfoId }) => userInfoId);
    expect(listed).toContain(owner.userId);
    expect(listed).not.toContain(support.userId);
  });

  it("rights to see other people's things are asked for on the shop's own calls too", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(1000));
    const id = await sendShipment(shop, person);
    const get = async ({ token }: TestPerson) => (await shop.call("getShipment", { params: { id } }, { token })).status;
    expect(await get(await makeAdmin(shop, "Warehouse"))).toBe(200);
    expect(await get(await makeAdmin(shop, "Catalogue"))).toBe(404);
  });
});

describe("the last Owner", () => {
  it("stays, even if all Owners are removed at once", async () => {
    const alone = await openShop();
    const [one, two, three] = await Promise.all([makeAdmin(alone), makeAdmin(alone), makeAdmin(alone)]);
    const dismiss = (by: TestPerson, { userId: id }: TestPerson) =>
      alone.call("changeRights", { params: { id }, body: { presets: [], version: 1, reason: "Dismissed" } }, by);
    const removals = await Promise.all([dismiss(one, two), dismiss(two, three), dismiss(three, one)]);
    expect(removals.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, text } of removals) expect([200, 401, 403, 409], text).toContain(status);
    const { rows } = await alone.owner.pool.query("select user_id from operators where 'Owner' = any (presets)");
    expect(rows.length).toBeGreaterThan(0);
    for (const person of [one, two, three]) await dismiss(person, person);
    const left = await alone.owner.pool.query("select user_id from operators where 'Owner' = any (presets)");
    expect(left.rows).toHaveLength(1);
    await alone.close();
  });
});

/** Resolves as soon as a database session waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  await vi.waitUntil(async () => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(shop.owner.connection);
    return rows.length > 0;
  }, 10_000);
}

describe("a right that is revoked during a call", () => {
  it("refuses the call, although it had been let in", async () => {
    const [other, target] = await Promise.all([makeAdmin(shop), makeAdmin(shop)]);
    const given = await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`update operators set presets = '{Support}' where user_id = ${other.userId}`.execute(tx);
      const call = change(other, target, ["Support"]);
      await untilSomebodyWaits();
      return { call };
    });
    expect(await given.call).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect((await shop.call("getOperator", {}, target)).body.presets).toEqual(["Owner"]);
  });

  it("waits for a change that has begun", async () => {
    const [other, target] = await Promise.all([makeAdmin(shop), makeAdmin(shop)]);
    const { given, revoked } = await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`select from users where user_id = ${target.userId} for update`.execute(tx);
      const call = change(other, target, ["Support"]);
      await untilSomebodyWaits();
      return { given: call, revoked: change(owner, other, ["Support"]) };
    });
    expect([(await given).status, (await revoked).status]).toEqual([200, 200]);
    const { body } = await shop.call("listAudit", { query: {} }, owner);
    expect(
      body.items
        .slice(0, 2)
        .map(({ actor }) => actor.userInfoId)
        .toSorted(),
    ).toEqual([owner.userId, other.userId].toSorted());
  });
});
