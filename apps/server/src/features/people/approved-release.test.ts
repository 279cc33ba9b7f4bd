import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { approve } from "../../../test/operators/approve.ts";
import { sendShipment } from "../../../test/orders/shipments.ts";
import { holdShipments, personOf } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let support: TestPerson;
let finance: TestPerson;
let owner: TestPerson;

beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "releases", FOUR_EYES_ABOVE: "0" });
  [support, finance, owner] = await Promise.all([
    makeAdmin(shop, "Support"),
    makeAdmin(shop, "Finance"),
    makeAdmin(shop),
  ]);
});
afterAll(() => shop.close());

async function heldPerson(): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(3000));
  await sendShipment(shop, person);
  await holdShipments(shop, support, person, true);
  return person;
}
const isHeld = async (person: TestPerson) => (await personOf(shop, support, person)).hold !== null;

it("is decided by Finance too, who sees which hold it is", async () => {
  const person = await heldPerson();
  const asked = await holdShipments(shop, support, person, false);
  const { items } = (await shop.call("listApprovals", { query: { status: "Waiting" } }, finance)).body;
  const before = { isHeld: true, hold: { reason: "Looked at", actorId: support.userId } };
  expect(items.find(({ subjectId }) => subjectId === person.userId)).toMatchObject({ canDecide: true, before });
  expect((await approve(shop, finance, asked)).status).toBe(200);
  expect(await isHeld(person)).toBe(false);
});

it("does not release a hold that was placed after somebody asked", async () => {
  const person = await heldPerson();
  const asked = await holdShipments(shop, support, person, false);
  await shop.owner.pool.query("delete from shipment_holds where user_id = $1", [person.userId]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await holdShipments(shop, owner, person, true);
  expect((await approve(shop, finance, asked)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  expect(await isHeld(person)).toBe(true);
});
