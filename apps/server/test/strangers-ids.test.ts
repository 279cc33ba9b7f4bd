import { randomUUIDv7 } from "node:crypto";
import { type Endpoint, endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { credit, makeAdmin, signUp, type TestPerson } from "./people/people.ts";
import { acceptedRequest, makeNamed } from "./requests/accepted-request.ts";
import { idsOf, isPrivate, type NamedId, otherNeeds, withIds } from "./requests/named-ids.ts";
import { examples } from "./requests/request-examples.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import type { Shop, TestResponse } from "./shop/shop.ts";
import { watchWrites } from "./shop/writes.ts";

const all: Endpoint[] = Object.values(endpoints);
const cases = all.flatMap((endpoint) =>
  idsOf(endpoint)
    .filter(isPrivate)
    .map((id) => [endpoint.name, id.path.join("."), endpoint, id] as const),
);

let shop: Shop;
let writtenTables: () => Promise<string[]>;
let admin: TestPerson;
let alice: TestPerson;
let mallory: TestPerson;
const visitor = {};

beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
  writtenTables = await watchWrites(shop);
});
afterAll(() => shop.close());

const make = (endpoint: Endpoint, id: NamedId, person: TestPerson) => makeNamed(shop, endpoint, id, person);
const requestWithout = (id: NamedId, endpoint: Endpoint, person: TestPerson) =>
  acceptedRequest(shop, endpoint, person, id);

/** Requests that no owner can make in this shop: none of its providers pays cards. payee-cards.test.ts makes them. */
const ELSEWHERE: readonly string[] = ["addPayoutCard"];

/** Returns an id of the same format that names nothing. */
const madeUp = (id: string) => (id.startsWith("pay_") ? `pay_${randomUUIDv7()}` : randomUUIDv7());

/** Returns the response without the parts that differ each time: the date, the trace id and the id that was sent. */
function visible({ status, text, headers }: TestResponse<unknown>, id: string) {
  const { date: _date, "x-request-id": _trace, ...rest } = headers;
  return { status, headers: rest, text: text.replaceAll(id, "{id}").replace(/"traceId":"[^"]+"/, "") };
}

/** Returns a person who may make the request about Alice's things. */
const rightful = ({ access }: Endpoint) => (Array.isArray(access) && !access.includes("User") ? admin : alice);

it("the schema of every id in a request states what it names", () => {
  const silent = all.flatMap((endpoint) =>
    idsOf(endpoint)
      .filter(({ things: kinds }) => kinds.length === 0)
      .map(({ path }) => `${path.join(".")} of ${endpoint.name}`),
  );
  expect(silent, "give these idOf(…) of packages/contract/src/ids.ts").toEqual([]);
});

describe("somebody else's id", () => {
  beforeEach(async () => {
    [alice, mallory] = await Promise.all([signUp(shop), signUp(shop)]);
    for (const person of [alice, mallory]) await credit(shop, person, cents(1_000_000));
  });

  it.each(cases)(
    "gets the same response from %s as one that does not exist, in %s",
    async (name, _place, endpoint, id) => {
      const advice = `add to apps/server/test/requests/request-examples.ts what ${name} needs for its owner's request to be accepted`;
      expect(examples[name] ? [] : otherNeeds(endpoint), advice).toEqual([]);

      const [theirs, own] = [await make(endpoint, id, alice), await make(endpoint, id, mallory)];
      const nobodys = madeUp(theirs);
      const request = await requestWithout(id, endpoint, mallory);
      const key = randomUUIDv7();
      expect(await writtenTables(), "what was made is not noted").not.toEqual([]);
      for (const caller of [mallory, visitor]) {
        const met = await shop.call(name, withIds(request, id, [own, theirs]), { ...caller, key });
        const missed = await shop.call(name, withIds(request, id, [own, nobodys]), { ...caller, key });
        expect(visible(met, theirs)).toEqual(visible(missed, nobodys));
      }
      expect(await writtenTables(), "the calls have left a trace").toEqual([]);

      if (ELSEWHERE.includes(name)) return;
      const accepted = await shop.call(
        name,
        withIds(await requestWithout(id, endpoint, alice), id, [theirs]),
        rightful(endpoint),
      );
      // Some requests always wait for a second person.
      const status = accepted.text.includes('"code":"APPROVAL_NEEDED"') ? 204 : accepted.status;
      expect(status, `${accepted.text}: ${advice}`).toBeOneOf([200, 201, 204]);
    },
  );
});
