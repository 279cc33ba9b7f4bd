import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROW_PROBLEM_CODES, type RowProblemCode, WORK_ROWS_MAX } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { moveBox } from "../../../../test/catalogue/operator-boxes.ts";
import { zipOf } from "../../../../test/catalogue/item-zip.ts";
import { emptyShelves, putOnShelf } from "../../../../test/catalogue/shelf.ts";
import { provokeReductionProblems } from "../../../../test/catalogue/provoke-reductions.ts";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { planImport, runWork, runWorks, type TestWork } from "../../../../test/catalogue/works.ts";
import { countStock } from "../../../../test/orders/orders.ts";
import { orderMany, planMoves } from "../../../../test/orders/shipment-moves.ts";
import { besideSandbox } from "../../../../test/payments/bank-things.ts";
import { provokeStatementProblems } from "../../../../test/payments/statement-problems.ts";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../../test/orders/shop-orders.ts";
import { holdShipments, moveOn, shipmentOf } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { changeGroup } from "../../../../test/settings/change-group.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { itemProblem } from "../../items/operators/bulk/item-problem.ts";
import { fileIn } from "../../items/operators/bulk/read-item-file-apart.ts";
import { Refusal } from "../../../command/refusal.ts";

let shop: Shop;
let admin: TestPerson;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-problems-"));
  shop = await openShop({ ...besideSandbox, DATA_DIR: dataDir });
  admin = await makeAdmin(shop);
  await emptyShelves(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

type Found = readonly { code: string; params: object }[];
const rowsOf = async ({ id }: Pick<TestWork, "id">) =>
  (await shop.call("listWorkRows", { params: { id }, query: { pageSize: 100 } }, admin)).body.items;
const problemsOf = async (work: Pick<TestWork, "id">): Promise<Found> =>
  (await rowsOf(work)).flatMap(({ problems }) => problems);
const planned = async (...lines: string[]) => (await planImport(shop, admin, lines.join("\n"))).body;
const inLines = async (...lines: string[]) => problemsOf(await planned(...lines));
const ran = async (work: TestWork) => problemsOf(await runWork(shop, admin, work));
const keyed = () => ({ ...admin, key: randomUUID() });

/** The problems of a file that is refused. */
async function inFile(file: string | Buffer): Promise<Found> {
  const { status, text } = await planImport(shop, admin, file);
  expect(status).toBe(400);
  return (JSON.parse(text) as { params: { problems: Found } }).params.problems;
}

const CELLS = {
  Name: "Radio",
  Brand: "Nordlys",
  Category: "sound",
  "Market price": "12.50",
  Stock: "5",
  "In the shop": "yes",
  Description: "A thing.",
  Pictures: "/pictures/a.webp",
  "What the pictures show": "",
};
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(",");

/** The problems of an import's line that creates an item. */
const inNew = (
  changed: Partial<typeof CELLS & { Address: string; "Weight in grams": string; "Manufacturer's country": string }>,
) => {
  const cells = { Address: `radio-${randomUUID()}`, ...CELLS, ...changed };
  return inLines(quoted(Object.keys(cells)), quoted(Object.values(cells)));
};
/** The problems of such a line in a zip file with pictures. */
const inZip = async (changed: Partial<typeof CELLS>, pictures: Record<string, string> = {}) => {
  const cells = { ...CELLS, ...changed };
  const csv = [quoted(Object.keys(cells)), quoted(Object.values(cells))].join("\n");
  return problemsOf((await planImport(shop, admin, zipOf({ "items.csv": csv, ...pictures }))).body);
};
const many = (count: number) => Array.from({ length: count }, (_, place) => `/pictures/${place}.webp`).join("\n");

const radio = async (stock: number | null = 5) => (await putOnShelf(shop, [{ name: "Radio", stock }]))[0] ?? "";
const edited = async (itemId: string, change: object) =>
  (await shop.call("planItemEdit", { body: { itemIds: [itemId], change } }, keyed())).body;
const changePrice = async (id: string, marketPrice: number) => {
  const shown = (await shop.call("getAdminItem", { params: { id } }, admin)).body;
  const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version } = shown;
  const body = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version };
  expect((await shop.call("updateItem", { params: { id }, body: { ...body, marketPrice } }, keyed())).status).toBe(200);
};
const start = async ({ id, version }: TestWork) => {
  expect((await shop.call("startWork", { params: { id }, body: { version } }, keyed())).status).toBe(200);
};
const reverted = async ({ id }: TestWork) => {
  const { version } = (await shop.call("getWork", { params: { id } }, admin)).body;
  return (await shop.call("revertWork", { params: { id }, body: { version } }, keyed())).body;
};

/** The problems of moving one shipment. */
async function inMove(shipmentId: string, status: "Approved" | "Shipping" = "Approved"): Promise<Found> {
  const { body } = await planMoves(shop, admin, { shipmentIds: [shipmentId], status });
  const [group] = body.problems;
  expect(group?.problems).toEqual(await problemsOf(body));
  return group?.problems ?? [];
}
const ordered = async (owner?: TestPerson) => (await orderMany(shop, owner ?? (await signUp(shop)), 1))[0] ?? "";
const moved = async (...moves: Parameters<typeof moveOn>[3][]) => {
  const id = await ordered();
  for (const move of moves) expect((await moveOn(shop, admin, id, move)).status).toBe(200);
  return id;
};

const provoked: Record<RowProblemCode, () => Promise<Found>> = {
  FileNotText: () => inFile(Buffer.from([0x49, 0x64, 0x0a, 0xff, 0xfe])),
  FileBlanks: () => inFile(`Name\na${"\n".repeat(300)}b`),
  FileColumnUnknown: () => inFile("Id,Colour\n1,2"),
  FileColumnRepeated: () => inFile("Id,Name,name\n1,2,3"),
  FileTooLong: () => inFile(`Name\n${"a\n".repeat(WORK_ROWS_MAX + 1)}`),
  FileEmpty: () => inFile("Id,Name"),
  FileUnreadable: async () => {
    const refused = await Promise.try(() => fileIn(undefined)).catch((error: unknown) => error);
    return refused instanceof Refusal ? (refused.content.params?.["problems"] as Found) : [];
  },
  FileZip: () => inFile(zipOf({ "items.csv": "Name" }).subarray(0, 60)),
  FileZipPath: () => inFile(zipOf({ "items.csv": "Name", "../mug.png": "" })),
  FileZipCsv: () => inFile(zipOf({ "mug.png": "" })),
  FileZipLarge: () => inFile(zipOf({ "items.csv": "Name", "mug.png": new Uint8Array(4 * 1024 * 1024) })),
  FileZipEntries: () =>
    inFile(zipOf(Object.fromEntries(Array.from({ length: 1_001 }, (_, place) => [`${place}.png`, ""])))),
  FileZipPictures: () => {
    const lines = Array.from({ length: 201 }, (_, place) => `Radio,${place}.png`);
    return inFile(zipOf({ "items.csv": ["Name,Pictures", ...lines].join("\n") }));
  },
  ...provokeStatementProblems(() => ({ shop, admin })),
  LineCells: () => inLines("Id,Name", "a"),
  LineQuote: () => inLines("Name,Brand", '"Radio,Nordlys'),
  LineRepeated: async () => {
    const id = await radio();
    return inLines("Id,Market price", `${id},20`, `${id},30`);
  },
  ColumnMissing: () => inLines("Name", "Radio"),
  CellNotYesOrNo: () => inNew({ "In the shop": "perhaps" }),
  CellInvalid: async () => {
    const { error } = z.object({ brand: z.string() }).safeParse({ brand: 1 });
    return error?.issues.map(itemProblem) ?? [];
  },
  TextMissing: () => inNew({ Name: " " }),
  TextTooLong: () => inNew({ Brand: "x".repeat(61) }),
  TextInvisible: () => inNew({ Brand: "Nord\u200Blys" }),
  ListTooLong: () => inNew({ Pictures: many(12) }),
  EntryTooLong: () => inNew({ "What the pictures show": "x".repeat(151) }),
  ItemUnknown: () => inLines("Id,Name", `${randomUUID()},Radio`),
  ItemChangedSinceExport: async () => inLines("Id,Version,Name", `${await radio()},7,Lamp`),
  ItemChangedSince: async () => {
    const id = await radio();
    const work = await runWork(shop, admin, await planned("Id,Market price", `${id},20`));
    await runWork(shop, admin, await edited(id, { isSellable: false }));
    return problemsOf(await reverted(work));
  },
  ItemSoldSince: async () => {
    const id = await radio(5);
    const work = await runWork(shop, admin, await planned("Id,Stock", `${id},8`));
    await countStock(shop, admin, id, 1);
    return problemsOf(await reverted(work));
  },
  AddressFixed: async () => inLines("Id,Address", `${await radio()},lamp`),
  AddressInvalid: () => inNew({ Address: "Not an address" }),
  AddressTaken: async () => {
    const cells = { ...CELLS, Name: await radio() };
    return inLines(quoted(Object.keys(cells)), quoted(Object.values(cells)));
  },
  CategoryInvalid: () => inNew({ Category: "nowhere" }),
  CategoryUnknown: async () => problemsOf(await edited(await radio(), { categoryId: randomUUID() })),
  CategoryHidden: async () => {
    const hide = shop.owner.connection.updateTable("categories").set({ isActive: false });
    await hide.where("slug", "=", "tea").execute();
    return inNew({ Category: "tea" });
  },
  PriceInvalid: () => inNew({ "Market price": "a lot" }),
  PriceOutOfBounds: () => inNew({ "Market price": "0.01" }),
  StockInvalid: () => inNew({ Stock: "some" }),
  WeightInvalid: () => inNew({ "Weight in grams": "half a pound" }),
  CountryInvalid: () => inNew({ "Manufacturer's country": "Germany" }),
  SafetyMissing: async () => {
    const needs = (isRequired: boolean) => changeGroup(shop, keyed(), "safety", { value: { isRequired } });
    await needs(true);
    const found = await inNew({});
    await needs(false);
    return found;
  },
  StockOutOfBounds: async () => problemsOf(await edited(await radio(1), { addStock: -2 })),
  StockSold: async () => {
    const id = await radio(5);
    const work = await planned("Id,Stock", `${id},1`);
    await countStock(shop, admin, id, 0);
    return ran(work);
  },
  PictureInvalid: () => inNew({ Pictures: "https://elsewhere.example/a.webp" }),
  PictureMissing: () => inZip({ Pictures: "mug.png" }),
  PictureUnreadable: () => inZip({ Pictures: "mug.png" }, { "mug.png": "no picture" }),
  PictureGone: () => inNew({ Pictures: `/media/${"0".repeat(64)}-640.webp` }),
  ...provokeReductionProblems(() => shop),
  BoxHoldsItem: async () => {
    const { drops } = await stockBox(shop);
    return inLines("Id,In the shop", `${drops[0]?.itemId},no`);
  },
  BoxOpened: async () => {
    const { drops, lootboxId } = await stockBox(shop, undefined, "Paused");
    const work = await planned("Id,Market price", `${drops[0]?.itemId},450`);
    await start(work);
    await moveBox(shop, admin, lootboxId, "Active");
    await runWorks(shop);
    return problemsOf(work);
  },
  BoxOddsChanged: async () => {
    const { drops } = await stockBox(shop);
    const [first, second] = drops.map(({ itemId }) => itemId);
    const work = await planned("Id,Market price", `${first},450`);
    await start(work);
    await changePrice(second ?? "", 12);
    await runWorks(shop);
    return problemsOf(work);
  },
  ShipmentUnpaid: async () => inMove((await orderFromShop(shop, await signUp(shop), { isPending: true })).shipmentId),
  ShipmentUnapproved: async () => inMove(await ordered(), "Shipping"),
  ShipmentPacking: async () => inMove(await moved({ status: "Approved" }, { status: "Shipping" })),
  ShipmentShipped: async () =>
    inMove(
      await moved(
        { status: "Approved" },
        { status: "Shipping" },
        { status: "Shipped", carrier: "DHL", trackingNumber: "JD-1" },
      ),
    ),
  ShipmentCancelled: async () => inMove(await moved({ status: "Cancelled", reason: "Water damage" })),
  ShipmentOnHold: async () => {
    const suspect = await signUp(shop);
    const id = await ordered(suspect);
    await holdShipments(shop, admin, suspect, true);
    return inMove(id);
  },
  ShipmentShort: async () => {
    const winner = await signUp(shop);
    await credit(shop, winner, cents(1000));
    const id = await sendShipment(shop, winner);
    const [line] = (await shipmentOf(shop, winner, id)).items;
    await countStock(shop, admin, line?.itemId ?? "", 0);
    return inMove(id);
  },
  ApprovalNeeded: async () => {
    const shipmentIds = [await ordered()];
    const { body } = await planMoves(shop, admin, { shipmentIds, status: "Cancelled", reason: "Water damage" });
    await start(body);
    await restartedWith(shop, { FOUR_EYES: "refunds", FOUR_EYES_ABOVE: "0" }, (app) =>
      runWorks({ app, owner: shop.owner }),
    );
    return problemsOf(body);
  },
  Uncoded: async () => {
    const work = await planned("Id,Name", "a");
    await shop.owner.pool.query("update work_rows set problems = null where work_id = $1", [work.id]);
    return problemsOf(work);
  },
};

it.each(ROW_PROBLEM_CODES)("a row, a file or a call has the problem %s as a code with its values", async (code) => {
  const found = await provoked[code]();
  expect(found.map((problem) => problem.code)).toContain(code);
});

it("a row that is refused while it runs has the code of the catalogue, and one that failed says no more", async () => {
  const [changed, broken] = [await radio(), await radio()];
  const work = await planned("Id,Market price", `${changed},20`, `${broken},20`);
  await changePrice(changed, 30);
  await shop.owner.pool.query(`
    create function refuse_item() returns trigger language plpgsql as $$ begin raise 'a secret'; end $$;
    create trigger items_are_refused before update on items for each row when (new.item_id = '${broken}')
      execute function refuse_item()`);
  expect(await ran(work)).toEqual([
    { code: "VERSION_CONFLICT", params: {} },
    { code: "INTERNAL", params: {} },
  ]);
  const [, failed] = await rowsOf(work);
  expect(failed?.problem).toBe("Something went wrong! The shop has logged it");
});

it("the downloaded file has each problem as an English sentence", async () => {
  const { id } = await planned("Name,Market price", "Radio,a lot");
  const { text } = await shop.call("downloadWorkProblems", { params: { id } }, admin);
  expect(text).toContain("Market price must be an amount with up to two decimals. A new item needs the column Brand");
});
