import { type Endpoint, endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appointCustomer, credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { acceptedRequest } from "../requests/accepted-request.ts";
import { idsOf, isPrivate } from "../requests/named-ids.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

const all: Endpoint[] = Object.values(endpoints);
/** Calls that customers can make and that change nothing. */
const customers = all.filter(
  ({ access, method, isStream }) =>
    method === "GET" && access !== "public" && isStream !== true && (!Array.isArray(access) || access.includes("User")),
);
const byId = customers
  .filter((endpoint) => idsOf(endpoint).some(isPrivate))
  .map((endpoint) => [endpoint.name, endpoint] as const);
const lists = customers
  .filter((endpoint) => !idsOf(endpoint).some(isPrivate))
  .map((endpoint) => [endpoint.name, endpoint] as const);

let shop: Shop;
let alice: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  alice = await signUp(shop);
  await credit(shop, alice, cents(1_000_000));
});
afterAll(() => shop.close());

const readsOf = ({ userId }: TestPerson) =>
  shop.owner.connection
    .selectFrom("auditEntries")
    .select(["action", "subjectId", "before"])
    .where("actorId", "=", userId)
    .execute();

/** Returns the operators who were shown more than a stranger, or who have entries in the audit log. */
async function widened(endpoint: Endpoint, request: object) {
  const stranger = await shop.call(endpoint.name, request, await signUp(shop));
  const found: object[] = [];
  for (const preset of ["Owner", "Support", "Warehouse", "Catalogue", "Finance"] as const) {
    const operator = await makeAdmin(shop, preset);
    const { status, text } = await shop.call(endpoint.name, request, operator);
    const isWider = status === 200 && (stranger.status !== 200 || text !== stranger.text);
    const entries = await readsOf(operator);
    if (isWider || entries.length > 0) found.push({ preset, isWider, entries });
  }
  return found;
}

const expected = ["getOpeningDetail", "getPurchase", "getShipment"];

describe("a customers' call of an operator", () => {
  const seen = new Set<string>();

  it.each(byId)("leaves an entry in the audit log if it is about another person: %s", async (name, endpoint) => {
    const request = await acceptedRequest(shop, endpoint, alice);
    const ids = Object.values({ ...request.params, ...request.query });
    for (const found of await widened(endpoint, request)) {
      seen.add(name);
      expect(found).toMatchObject({ isWider: true, entries: [{ action: name, before: null }] });
      const { entries } = found as { entries: { subjectId: string }[] };
      expect(ids).toContain(entries[0]?.subjectId);
    }
  });

  it("shows more of another person than a stranger sees in these calls alone", () => {
    expect([...seen].toSorted()).toEqual(expected);
  });

  it.each(lists)("shows nothing of other people in a list of one's own: %s", async (name, endpoint) => {
    const request = { query: {}, ...(await acceptedRequest(shop, endpoint, alice)) };
    const { text } = await shop.call(name, request, await makeAdmin(shop));
    for (const own of [alice.userId, alice.userName, alice.email]) expect(text).not.toContain(own);
  });
});

describe("an operator's read of their own things", () => {
  it.each(byId)("leaves no entry: %s", async (name, endpoint) => {
    const owner = await appointCustomer(shop, await makeAdmin(shop));
    await credit(shop, owner, cents(1_000_000));
    const { status } = await shop.call(name, await acceptedRequest(shop, endpoint, owner), owner);
    expect(status).toBe(200);
    expect((await readsOf(owner)).filter(({ action }) => action === name)).toEqual([]);
  });
});
