import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultDelivery, promisedDays, promiseText } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailFor, sendMail } from "../people/mailbox.ts";
import { deliver, moveOn } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { cards, moveClock, payWith, runGateway } from "../payments/till.ts";
import { changeGroup } from "../settings/change-group.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { buyAsGuest, buyFromBalance, putOnSale, readOrder, toKeep, toSend } from "./orders.ts";
import { cancel, sendShipment } from "./shipments.ts";

const DAY_S = 86_400;

let folder: string;
let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-days-"));
  shop = await openListeningShop({ DATA_DIR: folder });
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
  await credit(shop, person, cents(100_000));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** The days that a parcel to the Netherlands is promised for that is paid now. */
const promiseNow = (rules = defaultDelivery) =>
  promisedDays(rules, {
    method: "standard",
    countryCode: "NL",
    at: shop.clock.now,
    timeZone: shop.environment.COMPANY_TIME_ZONE,
  });

const readShipment = async (id: string | null, by = person) =>
  (await shop.call("getShipment", { params: { id: id ?? "" } }, by)).body;

it("an order from the balance and a shipment from the inventory are promised for the days of the settings", async () => {
  const { shipping } = await shop.app.settings.at(shop.clock.now);
  const countries = { NL: { standardMin: 1, standardMax: 1, expressMin: 1, expressMax: 1 } };
  const delivery = { ...defaultDelivery, handlingDays: 2, countries };
  await changeGroup(shop, admin, "shipping", { value: { ...shipping, delivery } });
  const promise = promiseNow(delivery);
  const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop)]));
  expect((await readOrder(shop, body.purchaseId, person)).promise).toEqual(promise);
  expect((await readShipment(body.shipmentId)).promise).toEqual(promise);
  expect((await readShipment(await sendShipment(shop, person))).promise).toEqual(promise);
  await sendMail(shop);
  expect((await mailFor(shop, person.email))[0]?.text).toContain(`Arrives: ${promiseText(promise, "en")}`);
  await changeGroup(shop, admin, "shipping", { value: shipping });
  expect((await readShipment(body.shipmentId)).promise).toEqual(promise);
});

it("an order into the inventory and a cancelled order have no promise", async () => {
  const kept = await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]));
  expect((await readOrder(shop, kept.body.purchaseId, person)).promise).toBeNull();
  const id = await sendShipment(shop, person);
  await cancel(shop, person, id);
  expect((await readShipment(id)).promise).toBeNull();
});

it("a guest's order is promised when its payment arrives, counted from then", async () => {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
  expect((await readOrder(shop, body.purchaseId)).promise).toBeNull();
  await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  await runGateway(shop);
  await runGateway(shop);
  const { promise } = (await shop.call("trackOrder", { body: { token: body.trackingToken } })).body;
  expect(promise).toEqual(promiseNow());
});

it("operators list the parcels that are late, until they arrive", async () => {
  const [late, onTime] = [await sendShipment(shop, person), await sendShipment(shop, person)];
  for (const id of [late, onTime]) {
    await moveOn(shop, admin, id, { status: "Approved" });
    await moveOn(shop, admin, id, { status: "Shipping" });
    await moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber: id.slice(-8) });
  }
  await deliver(shop, admin, onTime);
  moveClock(shop, 14 * DAY_S);
  const operator = await makeAdmin(shop);
  const listed = async (isLate: "true" | "false") =>
    (await shop.call("listAdminShipments", { query: { isLate, pageSize: 100 } }, operator)).body.items.map(
      ({ id }) => id,
    );
  expect(await listed("true")).toContain(late);
  expect(await listed("true")).not.toContain(onTime);
  expect(await listed("false")).toContain(onTime);
  await deliver(shop, operator, late);
  expect(await listed("true")).not.toContain(late);
});

it("a shop that had named other days promises these, and one whose texts are no numbers the standard ones", async () => {
  const tx = await shop.owner.connection.startTransaction().execute();
  const { shipping } = await shop.app.settings.at(shop.clock.now);
  const { delivery: _, ...before } = shipping;
  const texts = [
    { standardDays: "5 to 8", expressDays: "2" },
    { standardDays: "about a week", expressDays: "1–2" },
  ];
  for (const [place, text] of texts.entries()) {
    await sql`insert into setting_versions (version_id, name, version, value, valid_from, created_at)
      values (gen_random_uuid(), 'shipping', ${900 + place}, ${JSON.stringify({ ...before, ...text })}::jsonb,
        ${shop.clock.now}, ${shop.clock.now})`.execute(tx);
  }
  await sql
    .raw(await readFile(new URL("../../migrations/0541_delivery_days.sql", import.meta.url), "utf8"))
    .execute(tx);
  const { rows } = await sql<{ delivery: unknown }>`select value -> 'delivery' as delivery from setting_versions
    where version >= 900 order by version`.execute(tx);
  expect(rows.map(({ delivery }) => delivery)).toEqual([
    { ...defaultDelivery, standardMin: 5, standardMax: 8, expressMin: 2, expressMax: 2 },
    null,
  ]);
  await tx.rollback().execute();
});
