import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buyDirectly, putOnSale, toSend } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { confirmAddress, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await signUp(shop);
});

const { begin, confirm, refusal } = closingOf(() => ({ shop, person }));

it("a closed account keeps the country alone of the addresses of an order that was not paid", async () => {
  const { shipmentId } = (await buyDirectly(shop, person, toSend([await putOnSale(shop)]))).body;
  await cancel(shop, person, shipmentId ?? "");
  await runJob(shop, "watch-payments");
  await begin();
  expect((await confirm()).body.state).toBe("Closed");
  const blank = { countryCode: "NL", lastName: "", street: "" };
  const { rows } = await sql`
    select billing_address as address, parties from purchases where user_id = ${person.userId}
    union all select address, null from payments where user_id = ${person.userId}
    union all select shipping_address, null from shipments where user_id = ${person.userId}`.execute(
    shop.owner.connection,
  );
  expect(rows).toMatchObject(Array.from({ length: 3 }, () => ({ address: blank, parties: null })));
  expect(await findImbalances(shop)).toEqual([]);
});

it("a closed account has no name in its complaint any more once that is answered", async () => {
  const complaint = { name: "Mara Lind", email: person.email, text: "It never came." };
  await shop.call("complain", { body: complaint }, { token: person.token });
  await begin();
  expect((await confirm()).body.state).toBe("Closed");
  const complaints = () =>
    shop.owner.connection
      .selectFrom("complaints")
      .select(["caseId", "name", "email"])
      .where("userId", "=", person.userId);
  const open = await complaints().executeTakeFirstOrThrow();
  expect(open).toMatchObject({ name: "Mara Lind", email: person.email });
  const ended = { status: "Closed", outcome: "Upheld", reason: "Sent again", answer: "It is on its way." } as const;
  const body = { ...ended, version: 1 };
  await shop.call("setCaseStatus", { params: { id: open.caseId }, body }, { ...admin, key: randomUUID() });
  expect(await complaints().executeTakeFirstOrThrow()).toMatchObject({ name: "", email: "" });
});

it("a closed account has no name in a complaint that came signed out from the address that it had confirmed", async () => {
  const stranger = await signUp(shop);
  await confirmAddress(shop, person);
  const text = "I can't sign in.";
  for (const { email } of [person, stranger])
    await shop.call("complain", { body: { name: "Mara Lind", email: email.toUpperCase(), text } });
  const complaints = () =>
    shop.owner.connection
      .selectFrom("complaints")
      .select(["caseId", "name", "email"])
      .where("text", "=", text)
      .orderBy("name");
  const kept = { name: "Mara Lind", email: stranger.email.toUpperCase() };
  for (person of [person, stranger]) {
    await begin();
    expect((await confirm()).body.state).toBe("Closed");
  }
  const ended = { status: "Closed", outcome: "Upheld", reason: "Sent again", answer: "It is on its way." } as const;
  for (const { caseId: id } of await complaints().execute()) {
    const body = { ...ended, version: 1 };
    await shop.call("setCaseStatus", { params: { id }, body }, { ...admin, key: randomUUID() });
  }
  expect(await complaints().execute()).toMatchObject([{ name: "", email: "" }, kept]);
});

it("a closed account lets its exclusion end when the account that got it is reopened after its time", async () => {
  await confirmAddress(shop, person);
  const until = new Date(Date.now() + 200 * 86_400_000).toISOString();
  await shop.call("beginBreak", { body: { kind: "Exclusion", until } }, { token: person.token, key: randomUUID() });
  await begin();
  expect((await confirm()).body.state).toBe("Closed");
  const { email, password, userId: closedId } = person;
  const register = async (tag: string) => {
    const [box, host] = email.split("@");
    const body = { userName: `again${tag}${closedId.slice(-6)}`, email: `${box}+${tag}@${host}` };
    const names = { firstName: "Mara", lastName: "Lind", password };
    const { token } = (await shop.call("register", { body: { ...body, ...names } })).body;
    return { ...person, ...body, token, userId: (await shop.call("getMe", {}, { token })).body.userInfoId };
  };
  const second = await register("2");
  const taken = async ({ token }: TestPerson) => (await shop.call("getProtection", {}, { token })).body.break;
  const reopen = () => shop.call("reopenAccount", { body: {} }, { token: second.token, key: randomUUID() });
  expect(await taken(second)).toMatchObject({ kind: "Exclusion" });
  expect(refusal(await reopen())).toEqual([409, "STATUS_CONFLICT"]);
  await confirmAddress(shop, second);
  const pass = (what: string) =>
    sql
      .raw(`update breaks set ${what} where user_id in ('${closedId}', '${second.userId}')`)
      .execute(shop.owner.connection);
  await pass("began_at = began_at - interval '300 days', until = until - interval '300 days'");
  expect((await reopen()).status).toBe(200);
  expect(await taken(await register("3"))).toMatchObject({ kind: "Exclusion" });
  await pass("reopens_at = now() - interval '1 minute'");
  expect(await taken(second)).toBeNull();
  expect(await taken(await register("4"))).toBeNull();
});
