import { randomUUID } from "node:crypto";
import { csvRecord } from "@trove/contract";
import { cents } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { emptyShelves, putOnShelf } from "../../../../../test/catalogue/shelf.ts";
import { stockBox } from "../../../../../test/catalogue/stock.ts";
import { planImport, rowsOf, runWork, type TestWork } from "../../../../../test/catalogue/works.ts";
import { makeAdmin, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";
import { readItemFileApart } from "./read-item-file-apart.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => emptyShelves(shop));

const exported = async (query: object = {}) => (await shop.call("exportItems", { query }, admin)).text;
const fileOf = (rows: readonly (readonly string[])[]) => rows.map(csvRecord).join("");
const rowsIn = async ({ id }: TestWork, query: object = {}) =>
  (await shop.call("listWorkRows", { params: { id }, query: { pageSize: 100, ...query } }, admin)).body.items;
const itemOf = async (id: string) => (await shop.call("getAdminItem", { params: { id } }, admin)).body;
const problems = async ({ id }: TestWork) =>
  rowsOf((await shop.call("downloadWorkProblems", { params: { id } }, admin)).text);

const HEADING = ["Address", "Name", "Brand", "Category", "Market price", "Stock", "Description", "Pictures"];
const newLine = (place: number, changed: Partial<Record<(typeof HEADING)[number], string>> = {}) => {
  const cells: Record<string, string> = {
    Address: `thing-${place}`,
    Name: `Thing ${place}`,
    Brand: "Nordlys",
    Category: "sound",
    "Market price": "12.50",
    Stock: "5",
    Description: "A thing.",
    Pictures: "/pictures/a.webp",
    ...changed,
  };
  return HEADING.map((title) => cells[title] ?? "");
};

describe("one's own export", () => {
  const letter = fc.constantFrom("=", "+", "-", "@", "'", '"', ",", ";", " ", "a", "Ω", "茶", "🎧", "1");
  const label = (most: number) => fc.string({ unit: letter, minLength: 1, maxLength: most });

  it("changes nothing when it is imported, whatever the texts, also with line breaks", async () => {
    const one = fc.record({
      name: label(40),
      brand: fc.oneof(label(20), fc.constant('=HYPERLINK("x")')),
      description: fc.oneof(
        label(200),
        fc.constantFrom("a\r\nb", "a;=1", "＝1", "\n=1", "'=1", "''+1", "\t@", "two\nlines"),
      ),
      euroCents: fc.integer({ min: 10, max: 5_000_000 }),
      stock: fc.option(fc.integer({ min: 0, max: 1000 })),
      weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 30 }), async (seeds) => {
        await emptyShelves(shop);
        await putOnShelf(
          shop,
          seeds.map(({ description: _text, ...seed }) => seed),
        );
        for (const [place, { name, description }] of seeds.entries()) {
          if (place > 2) break;
          await shop.owner.connection.updateTable("items").set({ description }).where("name", "=", name).execute();
        }
        const work = await planImport(shop, admin, await exported());
        expect(work.body.rows).toEqual({ Invalid: 0, Unchanged: seeds.length, Waiting: 0, Done: 0, Failed: 0 });
      }),
      { numRuns: inject("size").rounds * 3 },
    );
  });

  it("has every item once, in the order of the list", async () => {
    await putOnShelf(
      shop,
      Array.from({ length: 1201 }, (_, place) => ({ name: `Thing ${place}`, euroCents: 100 + (place % 7) })),
    );
    const [heading, ...rows] = rowsOf(await exported({ sortBy: "MarketPrice", sortDirection: "Asc" }));
    const prices = rows.map((row) => Number(row[heading?.indexOf("Market price") ?? -1]));
    expect([new Set(rows.map(([id]) => id)).size, rows.length]).toEqual([1201, 1201]);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});

describe("an import", () => {
  const { imported } = inject("size");

  it(`an import of ${imported} items with ten bad lines gives back exactly those lines, and can be run for the others`, async () => {
    const bad = [3, 54, 105, 156, 207, 258, 309, 360, 411, 512];
    const wrong = [
      { "Market price": "a lot" },
      { "Market price": "0.01" },
      { Stock: "some" },
      { Category: "nowhere" },
      { Name: " " },
      { Pictures: "https://elsewhere.example/a.webp" },
      { Address: "Not an address" },
      { Address: "thing-1" },
      { Brand: "x".repeat(61) },
      { Description: "" },
    ];
    const lines = Array.from({ length: imported }, (_, place) => newLine(place, wrong[bad.indexOf(place)]));
    const { status, body: work } = await planImport(shop, admin, fileOf([HEADING, ...lines]));
    expect([status, work.status, work.rows]).toMatchObject([201, "Planned", { Invalid: 10, Waiting: imported - 10 }]);
    const [heading, ...left] = await problems(work);
    expect(heading).toEqual(["Line", "Problem", ...HEADING]);
    expect(left.map(([line, _problem, ...cells]) => ({ line, cells }))).toEqual(
      bad.map((place) => ({ line: String(place + 2), cells: lines[place] })),
    );
    expect(left.every(([, problem]) => problem !== "")).toBe(true);
    expect((await shop.call("listAdminItems", { query: {} }, admin)).body.totalCount).toBe(0);
    const done = await runWork(shop, admin, work);
    expect([done.status, done.rows]).toMatchObject([
      "Done",
      { Invalid: 10, Done: imported - 10, Waiting: 0, Failed: 0 },
    ]);
    expect((await shop.call("listAdminItems", { query: {} }, admin)).body.totalCount).toBe(imported - 10);
    const mended = [heading ?? [], ...left.map((cells, at) => [...cells.slice(0, 2), ...newLine(bad[at] ?? 0)])];
    expect((await planImport(shop, admin, fileOf(mended))).body.rows).toMatchObject({ Waiting: 10, Invalid: 0 });
  });

  it("changes only what its columns say, and writes an audit entry for each item", async () => {
    const [one = "", two = ""] = await putOnShelf(shop, [{ name: "Radio", stock: 4 }, { name: "Lamp" }]);
    const { body: work } = await planImport(shop, admin, `Id;Market price\n${one};99,90\n${two};10.00\n`);
    expect(await rowsIn(work)).toMatchObject([
      { status: "Waiting", isNew: false, changes: [{ field: "marketPrice", before: "10.00", after: "99.90" }] },
      { status: "Unchanged", changes: [] },
    ]);
    await runWork(shop, admin, work);
    expect(await itemOf(one)).toMatchObject({ name: "Radio", marketPrice: 99.9, stock: 4, version: 2 });
    const { items } = (await shop.call("listAudit", { query: { subjectId: one } }, admin)).body;
    expect(items).toMatchObject([{ action: "updateItem", before: { version: 1 }, after: { version: 2 } }]);
  });

  it("publishes one new version of each box, however many of its items it changes", async () => {
    const box = await stockBox(shop, cents(100_000));
    const lines = box.drops.map(({ itemId }, place) => [itemId, String(500 + place)]);
    const { body: work } = await planImport(shop, admin, fileOf([["Id", "Market price"], ...lines]));
    const { boxes } = (await shop.call("getWork", { params: { id: work.id } }, admin)).body;
    expect(boxes).toMatchObject([{ id: box.lootboxId, tableVersion: 2 }]);
    await runWork(shop, admin, work);
    const versions = await shop.owner.connection
      .selectFrom("lootboxVersions")
      .select("tableVersion")
      .where("lootboxId", "=", box.lootboxId)
      .execute();
    expect(versions.map(({ tableVersion }) => tableVersion).toSorted()).toEqual([1, 2]);
  });

  it("needs the payout typed if a box would pay out more than it costs, and keeps what open boxes show", async () => {
    const box = await stockBox(shop, cents(499));
    const [first = "", second = ""] = box.drops.map(({ itemId }) => itemId);
    const file = fileOf([
      ["Id", "Market price"],
      [first, "9000"],
    ]);
    const { body: work } = await planImport(shop, admin, file);
    const start = (body: { version: number; confirmedPayout?: string }) =>
      shop.call("startWork", { params: { id: work.id }, body }, { ...admin, key: randomUUID() });
    const { toConfirm } = (await shop.call("getWork", { params: { id: work.id } }, admin)).body;
    expect((await start({ version: 1 })).body).toMatchObject({ code: "PAYOUT_UNCONFIRMED" });
    expect((await start({ version: 1, confirmedPayout: toConfirm?.payout ?? "" })).status).toBe(200);
    const { body: other } = await planImport(
      shop,
      admin,
      fileOf([
        ["Id", "In the shop"],
        [second, "no"],
      ]),
    );
    expect(await rowsIn(other)).toMatchObject([{ status: "Invalid", problem: expect.stringContaining("open box") }]);
  });

  it("says of each line what is wrong with it", async () => {
    const [id = ""] = await putOnShelf(shop, [{ name: "Radio" }]);
    const rows = [
      ["Id", "Version", "Name", "Address"],
      [id, "7", "Radio 2", ""],
      [id, "1", "Radio 3", ""],
      [randomUUID(), "1", "Nothing", ""],
      ["", "", "New", ""],
      [id, "1"],
    ];
    const { body: work } = await planImport(shop, admin, fileOf(rows));
    expect((await rowsIn(work)).map(({ problem }) => problem)).toEqual([
      "The address of an item never changes",
      "Line 2 is about the same item",
      "There is no item with this id",
      expect.stringContaining("A new item needs the column Brand"),
      "The line has 2 cells, the heading 4",
    ]);
    const stale = await planImport(
      shop,
      admin,
      fileOf([
        ["Id", "Version", "Name"],
        [id, "7", "Radio 2"],
      ]),
    );
    expect((await rowsIn(stale.body))[0]?.problem).toContain("changed since the file was made");
  });

  it.each([
    ["nothing but a heading", "Id,Name"],
    ["a column that it doesn't know", "Id,Colour\n1,2"],
    ["a column twice", "Id,Name,name\n1,2,3"],
    ["bytes that are no text", Buffer.from([0x49, 0x64, 0x0a, 0xff, 0xfe])],
    [
      "quotes and blanks that the parser would read over and over",
      `Name,Brand\n"${'a"'.repeat(50_000)}${" ".repeat(100_000)},b`,
    ],
    ["many empty lines", `Name\na${"\n".repeat(300)}b`],
    ["more than 10,000 lines", `Name\n${"a\n".repeat(10_001)}`],
  ])("refuses a file with %s", async (_what, file) => {
    const { status, body } = await planImport(shop, admin, file);
    expect([status, body]).toMatchObject([400, { code: "VALIDATION_FAILED", errors: { file: [expect.any(String)] } }]);
  });

  it("is read while other calls are answered", async () => {
    const description = "A thing. ".repeat(25);
    const lines = Array.from({ length: 10_000 }, (_, place) => newLine(place, { Description: description }));
    const answers: string[] = [];
    const reading = readItemFileApart(Buffer.from(fileOf([HEADING, ...lines]))).then((file) => {
      answers.push("file");
      return file.lines.length;
    });
    const { status } = await shop.call("getApplicationInfo", {});
    answers.push(`other call ${status}`);
    expect([await reading, answers]).toEqual([10_000, ["other call 200", "file"]]);
  });

  it("waits for four others at most", async () => {
    const read = await Promise.allSettled(Array.from({ length: 6 }, () => readItemFileApart(Buffer.from("Name\na"))));
    expect(read.map(({ status }) => status)).toEqual([...Array.from({ length: 5 }, () => "fulfilled"), "rejected"]);
    expect(read.at(-1)).toMatchObject({ reason: { code: "OVERLOADED" } });
  });

  it("names the column of a text or a list that is too long, and how long it may be", async () => {
    const pictures = Array.from({ length: 12 }, (_, place) => `/pictures/${place}.webp`).join("\n");
    const rows = [
      [...HEADING, "What the pictures show"],
      [...newLine(1, { Pictures: pictures }), ""],
      [...newLine(2), "x".repeat(151)],
      [...newLine(3, { "Market price": "0.01" }), ""],
      [...newLine(4, { Address: "Not an address" }), ""],
    ];
    const { body: work } = await planImport(shop, admin, fileOf(rows));
    expect((await rowsIn(work)).map(({ problem }) => problem)).toEqual([
      "Pictures: write at most 11 entries, one a line",
      "What the pictures show: write at most 150 characters for each picture",
      "Market price must be between €0.10 and €50,000.00",
      expect.stringMatching(/^Address /),
    ]);
  });

  it("refuses a file that is too large", async () => {
    const { status, body } = await planImport(shop, admin, Buffer.alloc(4 * 1024 * 1024 + 1, "a"));
    expect([status, body]).toMatchObject([413, { code: "PAYLOAD_TOO_LARGE" }]);
  });
});
