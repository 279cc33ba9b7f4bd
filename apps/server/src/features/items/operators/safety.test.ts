import { randomUUID } from "node:crypto";
import { noSafety, type ProductSafety } from "@trove/contract/product-safety";
import { offeredLanguages, perLanguage } from "@trove/contract/languages";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyShelves, putOnShelf, tea } from "../../../../test/catalogue/shelf.ts";
import { planImport, rowsOf, runWork } from "../../../../test/catalogue/works.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { changeGroup } from "../../../../test/settings/change-group.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
const require = (isRequired: boolean) => changeGroup(shop, admin, "safety", { value: { isRequired } });
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
  await emptyShelves(shop);
});
afterAll(() => shop.close());

const safety: ProductSafety = {
  ...noSafety,
  manufacturerName: "Kestrin Works",
  manufacturerAddress: "Sample Road 8, Example City",
  manufacturerContact: "safety@kestrin.example",
  manufacturerCountry: "CN",
  responsibleName: "Sample Compliance GmbH",
  responsibleAddress: "Musterallee 1, 00000 Musterstadt",
  responsibleContact: "https://compliance.example",
  identifier: "K-1",
  warnings: perLanguage(offeredLanguages, (language) => `Hot (${language})`),
};
const described = {
  description: "Pours.",
  imageUrl: "/pictures/pot.webp",
  galleryUrls: [],
  altTexts: [],
  categoryId: tea,
  brand: "Nordlys",
  marketPrice: 10,
  isSellable: true,
  isActive: true,
};
const keyed = () => ({ ...admin, key: randomUUID() });
const create = (changed: object) =>
  shop.call("createItem", { body: { name: "Pot", slug: randomUUID(), ...described, ...changed } }, keyed());
const update = (id: string, changed: object) =>
  shop.call("updateItem", { params: { id }, body: { name: "Pot", ...described, ...changed } as never }, keyed());
const shown = async (id: string, language: string) => {
  shop.app.publicCache.clear();
  return (await shop.call("getItem", { params: { id }, query: {} }, { headers: { "accept-language": language } })).body;
};

it("an item shows its facts to everybody, with warnings in the reader's language", async () => {
  const { body } = await create({ safety });
  expect(body).toMatchObject({ safety, safetyGaps: [] });
  const { warnings: _, ...facts } = safety;
  expect((await shown(body.id, "fr")).safety).toEqual({ ...facts, warnings: "Hot (fr)" });
  const some = await update(body.id, { version: 1, safety: { ...safety, warnings: { en: "Hot" } } });
  expect(some.body.safetyGaps).toEqual(["warnings"]);
  expect((await shown(body.id, "fr")).safety.warnings).toBe("Hot");
  const kept = await update(body.id, { version: 2, name: "Jug" });
  expect(kept.body.safety).toEqual({ ...safety, warnings: { en: "Hot" } });
});

it("a change of the facts can be taken back from the audit log", async () => {
  const { body: item } = await create({ safety });
  await update(item.id, { version: 1, safety: { ...safety, manufacturerName: "Other" } });
  const { items } = (await shop.call("listAudit", { query: { subjectId: item.id } }, admin)).body;
  const entry = items.find(({ action }) => action === "updateItem");
  const reverted = await shop.call(
    "revertAudit",
    { params: { id: entry?.id ?? "" }, body: { reason: "Wrong maker" } },
    keyed(),
  );
  expect(reverted.status).toBe(204);
  const { body } = await shop.call("getAdminItem", { params: { id: item.id } }, admin);
  expect(body.safety).toEqual(safety);
});

it("while facts are required, an item without them is refused with their names, and may wait unseen", async () => {
  const [old = ""] = await putOnShelf(shop, [{ name: "Old", categoryId: tea }]);
  await require(true);
  const problem = {
    code: "SafetyMissing",
    params: {
      columns:
        "Manufacturer, Manufacturer's address, Manufacturer's contact, Manufacturer's country, Model, type or batch",
    },
  };
  const refused = await create({});
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: "STATUS_CONFLICT", params: { problems: [problem] } },
  ]);
  const half = await create({ safety: { ...safety, responsibleName: "", warnings: { en: "Hot" } } });
  expect(half.body).toMatchObject({
    params: { problems: [{ params: { columns: "Responsible person in the EU, Warnings" } }] },
  });
  const { body: draft } = await create({ isActive: false });
  expect((await update(draft.id, { version: 1 })).body).toMatchObject({ params: { problems: [problem] } });
  expect((await update(draft.id, { version: 1, safety })).status).toBe(200);
  // An item that is shown already stays, and can be changed, but loses no fact.
  expect((await update(old, { version: 1, marketPrice: 11 })).status).toBe(200);
  expect((await update(old, { version: 2, safety: { ...noSafety, identifier: "O-1" } })).status).toBe(200);
  const less = await update(old, { version: 3, safety: noSafety });
  expect(less.body).toMatchObject({ params: { problems: [{ params: { columns: "Model, type or batch" } }] } });
  await require(false);
  expect((await create({})).status).toBe(201);
});

it("the list finds items that lack facts, and the list of the launch counts those that are shown", async () => {
  await emptyShelves(shop);
  const guide = async () => (await shop.call("getLaunchGuide", {}, admin)).body;
  const isDone = async () => (await guide()).steps.find(({ step }) => step === "safety")?.isDone;
  expect(await isDone()).toBe(false);
  await create({ safety });
  expect([(await guide()).itemsWithoutSafety, await isDone()]).toEqual([0, true]);
  const { body: lacking } = await create({ safety: { ...safety, identifier: "" } });
  await create({ isActive: false });
  expect([(await guide()).itemsWithoutSafety, await isDone()]).toEqual([1, false]);
  const found = async (query: object) => {
    const { body } = await shop.call("listAdminItems", { query }, admin);
    return body.items.map(({ id, safetyGaps }) => ({ id, safetyGaps }));
  };
  expect(await found({ lacksSafety: "true", isActive: "true" })).toEqual([
    { id: lacking.id, safetyGaps: ["identifier"] },
  ]);
  expect(await found({ lacksSafety: "false" })).toHaveLength(1);
});

it("operators choose among the manufacturers of other items, also for many items at once", async () => {
  await emptyShelves(shop);
  for (const identifier of ["K-1", "K-2"]) await create({ safety: { ...safety, identifier } });
  const { body: bare } = await create({});
  const { body: makers } = await shop.call("listMakers", {}, admin);
  const { identifier: _model, warnings: _texts, ...maker } = safety;
  expect(makers).toEqual([{ ...maker, itemCount: 2 }]);
  const body = { matching: { lacksSafety: "true" as const }, change: { maker } };
  const { body: work } = await shop.call("planItemEdit", { body }, keyed());
  expect((await runWork(shop, admin, work)).rows).toMatchObject({ Done: 1 });
  const { body: item } = await shop.call("getAdminItem", { params: { id: bare.id } }, admin);
  expect([item.safety, item.safetyGaps]).toEqual([{ ...maker, identifier: "", warnings: {} }, ["identifier"]]);
});

it("files carry the facts both ways, and a line that would show an item without them says what is missing", async () => {
  await emptyShelves(shop);
  await create({ safety });
  const exported = async () => (await shop.call("exportItems", { query: {} }, admin)).text;
  const [heading = [], line = []] = rowsOf(await exported());
  const cell = (title: string) => line[heading.indexOf(title)];
  expect(cell("Manufacturer")).toBe("Kestrin Works");
  expect(cell("Warnings (French)")).toBe("Hot (fr)");
  const [id = ""] = await putOnShelf(shop, [{ name: "Bare", categoryId: tea }]);
  await shop.owner.connection.updateTable("items").set({ isActive: false }).where("itemId", "=", id).execute();
  const facts = ["Manufacturer", "Manufacturer's address", "Manufacturer's contact", "Manufacturer's country"];
  const file = (model: string) =>
    [
      ["Id", "In the shop", ...facts, "Model, type or batch", "Warnings (Chinese)"],
      [id, "yes", "Muster GmbH", "Weg 1", "a@muster.example", "de", model, ""],
    ]
      .map((cells) => cells.map((text) => `"${text}"`).join(","))
      .join("\n");
  await require(true);
  const wrong = await planImport(shop, admin, file(""));
  const { body: rows } = await shop.call("listWorkRows", { params: { id: wrong.body.id }, query: {} }, admin);
  expect(rows.items[0]?.problem).toContain("Missing: Model, type or batch");
  await runWork(shop, admin, (await planImport(shop, admin, file("M-1"))).body);
  const { body: item } = await shop.call("getAdminItem", { params: { id } }, admin);
  expect(item).toMatchObject({ isActive: true, safety: { manufacturerCountry: "DE", identifier: "M-1" } });
  await require(false);
});
