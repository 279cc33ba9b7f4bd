import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runWork, runWorks, type TestWork } from "../../../../../test/catalogue/works.ts";
import { countStock } from "../../../../../test/orders/orders.ts";
import { orderMany, planMoves } from "../../../../../test/orders/shipment-moves.ts";
import { sendShipment } from "../../../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../../../test/orders/shop-orders.ts";
import { mailFor, sendMail } from "../../../../../test/people/mailbox.ts";
import { holdShipments, moveOn, shipmentOf } from "../../../../../test/people/operator.ts";
import { credit, makeAdmin, setPresets, signUp, type TestPerson } from "../../../../../test/people/people.ts";
import { restartedWith } from "../../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-moves-"));
  shop = await openShop({ DATA_DIR: dataDir });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  person = await signUp(shop);
});

const plan = (body: Parameters<typeof planMoves>[2], as = admin) => planMoves(shop, as, body);
const approval = async (shipmentIds: string[], as = admin) =>
  (await plan({ shipmentIds, status: "Approved" }, as)).body;
const change = async (name: "startWork" | "cancelWork" | "retryWork" | "revertWork", id: string, as = admin) => {
  const { version } = await workOf(id);
  return shop.call(name, { params: { id }, body: { version } }, { ...as, key: randomUUID() });
};
const workOf = async (id: string): Promise<TestWork> => (await shop.call("getWork", { params: { id } }, admin)).body;
const rowsOf = async (id: string) =>
  (await shop.call("listWorkRows", { params: { id }, query: { pageSize: 100 } }, admin)).body.items;
const statusesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await shipmentOf(shop, admin, id)).status));
const runSome = (app = shop.app) => app.jobs.find(({ name }) => name === "run-works")?.run();

describe("a planned move of many shipments", () => {
  it("says how many it takes and why it leaves out others, and moves nothing", async () => {
    const ready = await orderMany(shop, person, 2);
    const [approved = "", cancelled = "", packed = ""] = await orderMany(shop, person, 3);
    await moveOn(shop, admin, approved, { status: "Approved" });
    await moveOn(shop, admin, cancelled, { status: "Cancelled" });
    for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, packed, { status });
    const { shipmentId: unpaid } = await orderFromShop(shop, person, { isPending: true });
    const suspect = await signUp(shop);
    const [held = ""] = await orderMany(shop, suspect, 1);
    await holdShipments(shop, admin, suspect, true);
    const winner = await signUp(shop);
    await credit(shop, winner, cents(1000));
    const short = await sendShipment(shop, winner);
    const [line] = (await shipmentOf(shop, winner, short)).items;
    await countStock(shop, admin, line?.itemId ?? "", 0);
    const shipmentIds = [...ready, approved, cancelled, packed, unpaid, held, short];
    const { status, body } = await plan({ shipmentIds, status: "Approved" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "ShipmentMove",
      moveTo: "Approved",
      status: "Planned",
      rows: { Waiting: 2, Unchanged: 1, Invalid: 5 },
      moving: [{ status: "Ordered", count: 2 }],
    });
    expect(body.problems.map(({ problem }) => problem).toSorted()).toEqual([
      "It is already being packed",
      "It isn't paid yet",
      "It was cancelled",
      "Shipments of its owner are on hold",
      `Short of stock: ${line?.name} (1 needed, 0 in stock)`,
    ]);
    expect(await statusesOf(ready)).toEqual(["Ordered", "Ordered"]);
  });

  it("takes what has to be approved first only once it is, and for cancelling everything that is still here", async () => {
    const [ordered = "", approved = ""] = await orderMany(shop, person, 2);
    await moveOn(shop, admin, approved, { status: "Approved" });
    const packing = await plan({ shipmentIds: [ordered, approved], status: "Shipping" });
    expect(packing.body).toMatchObject({
      moving: [{ status: "Approved", count: 1 }],
      problems: [{ problem: "It has to be approved first", count: 1 }],
    });
    const cancelling = await plan({ shipmentIds: [ordered, approved], status: "Cancelled", reason: "Water damage" });
    expect(cancelling.body.moving).toHaveLength(2);
    expect(cancelling.body.problems).toEqual([]);
  });

  it("takes everything that matches the filters of the list", async () => {
    await orderMany(shop, person, 3);
    const [approved = ""] = await orderMany(shop, person, 1);
    await moveOn(shop, admin, approved, { status: "Approved" });
    const { body } = await plan({ matching: { search: person.email, status: ["Ordered"] }, status: "Approved" });
    expect(body.rows).toMatchObject({ Waiting: 3, Invalid: 0, Unchanged: 0 });
  });

  it.each([
    [{ status: "Approved" as const }],
    [{ status: "Approved" as const, matching: {}, shipmentIds: [randomUUID()] }],
    [{ status: "Cancelled" as const, matching: {} }],
    [{ status: "Shipped" as never, matching: {} }],
  ])("is refused as %j", async (body) => {
    expect((await plan(body)).body).toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

describe("a move of many shipments", () => {
  it("moves each as an operator does one, in the name of whoever started it", async () => {
    const shipmentIds = await orderMany(shop, person, 3);
    const work = await approval(shipmentIds);
    const starter = await makeAdmin(shop, "Warehouse");
    expect((await change("startWork", work.id, starter)).status).toBe(200);
    await runWorks(shop);
    expect(await workOf(work.id)).toMatchObject({ status: "Done", rows: { Done: 3 } });
    expect(await statusesOf(shipmentIds)).toEqual(["Approved", "Approved", "Approved"]);
    for (const id of shipmentIds) {
      const { rows } = await shop.owner.pool.query(
        "select action, actor_id, before ->> 'status' as was, after ->> 'status' as is from audit_entries where subject_id = $1 and action <> 'getShipment'",
        [id],
      );
      expect(rows).toEqual([{ action: "setShipmentStatus", actor_id: starter.userId, was: "Ordered", is: "Approved" }]);
    }
  });

  it("gives back what cancelled orders have cost, and mails their owners the reason", async () => {
    const shipmentIds = await orderMany(shop, person, 2);
    const { body } = await plan({ shipmentIds, status: "Cancelled", reason: "Water damage" });
    await runWork(shop, admin, body);
    expect(await statusesOf(shipmentIds)).toEqual(["Cancelled", "Cancelled"]);
    await sendMail(shop);
    const mails = (await mailFor(shop, person.email)).filter(({ text }) => text.includes("Reason: Water damage"));
    expect(mails).toHaveLength(2);
  });

  it("stops when it is cancelled, and goes on after a restart", async () => {
    const shipmentIds = await orderMany(shop, person, 103);
    const work = await approval(shipmentIds);
    await change("startWork", work.id);
    await runSome();
    await change("cancelWork", work.id);
    await runWorks(shop);
    expect(await workOf(work.id)).toMatchObject({ status: "Cancelled", rows: { Done: 100, Waiting: 3 } });
    await change("startWork", work.id);
    await restartedWith(shop, {}, (app) => runWorks({ app, owner: shop.owner }));
    expect(await workOf(work.id)).toMatchObject({ status: "Done", rows: { Done: 103, Waiting: 0 } });
    expect(new Set(await statusesOf(shipmentIds))).toEqual(new Set(["Approved"]));
  });

  it("is run once by two processes", async () => {
    const shipmentIds = await orderMany(shop, person, 30);
    const versions = () => Promise.all(shipmentIds.map(async (id) => (await shipmentOf(shop, admin, id)).version));
    const before = await versions();
    const work = await approval(shipmentIds);
    await change("startWork", work.id);
    await restartedWith(shop, {}, async (other) => {
      await Promise.all([runSome(), runSome(other), runSome(), runSome(other)]);
      await runWorks(shop);
    });
    expect(await workOf(work.id)).toMatchObject({ status: "Done", rows: { Done: 30, Failed: 0 } });
    expect(await versions()).toEqual(before.map((version) => version + 1));
  });

  it("names each row that fails, and plans it again on what is there by then", async () => {
    const [ready = "", gone = ""] = await orderMany(shop, person, 2);
    const suspect = await signUp(shop);
    const [held = ""] = await orderMany(shop, suspect, 1);
    const work = await approval([ready, gone, held]);
    await moveOn(shop, admin, gone, { status: "Cancelled" });
    await holdShipments(shop, admin, suspect, true);
    expect(await runWork(shop, admin, work)).toMatchObject({ status: "Done", rows: { Done: 1, Failed: 2 } });
    expect((await rowsOf(work.id)).map(({ subjectId, status, problem }) => [subjectId, status, problem])).toEqual(
      expect.arrayContaining([
        [ready, "Done", null],
        [gone, "Failed", "It was cancelled"],
        [held, "Failed", "Shipments of its owner are on hold"],
      ]),
    );
    await holdShipments(shop, admin, suspect, false);
    expect((await change("retryWork", work.id)).body).toMatchObject({ rows: { Done: 1, Waiting: 1, Invalid: 1 } });
    expect(await runWork(shop, admin, await workOf(work.id))).toMatchObject({ rows: { Done: 2, Invalid: 1 } });
    expect(await statusesOf([ready, gone, held])).toEqual(["Approved", "Cancelled", "Approved"]);
  });

  it("leaves a shipment that got another version since it was planned", async () => {
    const [id = ""] = await orderMany(shop, person, 1);
    const { body: work } = await plan({ shipmentIds: [id], status: "Cancelled", reason: "Water damage" });
    await moveOn(shop, admin, id, { status: "Approved" });
    expect(await runWork(shop, admin, work)).toMatchObject({ rows: { Failed: 1 } });
    expect(await statusesOf([id])).toEqual(["Approved"]);
  });

  it("moves nothing more once whoever started it may not", async () => {
    const shipmentIds = await orderMany(shop, person, 2);
    const warehouse = await makeAdmin(shop, "Warehouse");
    const work = await approval(shipmentIds, warehouse);
    await change("startWork", work.id, warehouse);
    await setPresets(shop, warehouse.userId, ["Support"]);
    await runWorks(shop);
    expect(await workOf(work.id)).toMatchObject({ status: "Done", rows: { Done: 0, Failed: 2 } });
    expect(await statusesOf(shipmentIds)).toEqual(["Ordered", "Ordered"]);
  });

  it("is not taken back", async () => {
    const work = await runWork(shop, admin, await approval(await orderMany(shop, person, 1)));
    expect((await change("revertWork", work.id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });
});
