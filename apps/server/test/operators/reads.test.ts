import { type Endpoint, type EndpointName, endpoints, OVERVIEW_FIGURES } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { foldAll } from "../overview/fold-all.ts";
import { openBoxes } from "../openings/browser.ts";
import { stockBox } from "../catalogue/stock.ts";
import { besideSandbox } from "../payments/bank-things.ts";
import { acceptedRequest } from "../requests/accepted-request.ts";
import type { Request } from "../requests/named-ids.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

const all: Endpoint[] = Object.values(endpoints);
const personal = all
  .filter(({ isPersonal }) => isPersonal === true)
  .map((endpoint) => [endpoint.name, endpoint] as const);

const queries: Partial<Record<EndpointName, Request>> = {
  findThings: { query: { text: "mara" } },
  listOverviewEntries: { query: { figure: OVERVIEW_FIGURES[0] } },
};

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop(besideSandbox);
});
afterAll(() => shop.close());

/** Reads an operator's audit entries from the database, because sessions end while the clock is moved by hours. */
function entriesOf({ userId }: TestPerson) {
  return shop.owner.connection
    .selectFrom("auditEntries")
    .select(["action", "subjectId", "after"])
    .where("actorId", "=", userId)
    .execute();
}

describe("an operator's read of personal data", () => {
  it.each(personal)("%s leaves one entry in an hour, and none if it is refused", async (name, endpoint) => {
    person = await signUp(shop);
    await credit(shop, person, cents(100_000));
    const request = { query: {}, ...queries[name], ...(await acceptedRequest(shop, endpoint, person)) };
    const [reader, stranger] = [await makeAdmin(shop), await makeAdmin(shop, "Warehouse", "Catalogue")];
    const { status, text } = await shop.call(name, request, reader);
    expect([status, text]).toEqual([200, text]);
    await shop.call(name, request, reader);
    const entries = await entriesOf(reader);
    expect(entries).toHaveLength(1);
    const { id = reader.userId }: { id?: string } = request.params ?? {};
    expect(entries[0]).toMatchObject({ subjectId: id });
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
    await shop.call(name, request, reader);
    expect(await entriesOf(reader)).toHaveLength(2);
    const refused = await shop.call(name, request, stranger);
    expect(await entriesOf(stranger)).toHaveLength(refused.status === 200 ? 1 : 0);
  });

  it("has what was asked for, and each page", async () => {
    const reader = await makeAdmin(shop);
    const read = (pageNumber: number) =>
      shop.call("listAdminShipments", { query: { search: "Lind", pageNumber } }, reader);
    await Promise.all([read(1), read(2)]);
    const entries = await entriesOf(reader);
    expect(entries.map(({ after }) => after)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ search: "Lind", pageNumber: 1 }),
        expect.objectContaining({ search: "Lind", pageNumber: 2 }),
      ]),
    );
  });
});

describe("the overview", () => {
  it("names people only to whoever may read them", async () => {
    person = await signUp(shop);
    await credit(shop, person, cents(100_000));
    await openBoxes(shop, person, await stockBox(shop));
    await foldAll(shop);
    const [may, mayNot] = [await makeAdmin(shop, "Support"), await makeAdmin(shop, "Catalogue")];
    const query = { figure: "boxSales" as const };
    for (const reader of [may, mayNot]) {
      const [latest, entries] = [
        await shop.call("listLatestOpenings", {}, reader),
        await shop.call("listOverviewEntries", { query }, reader),
      ];
      expect([latest.status, entries.status]).toEqual([200, 200]);
      const names = JSON.stringify([latest.body, entries.body]).includes(person.userName);
      expect([reader === may, names]).toEqual([reader === may, reader === may]);
    }
  });
});
