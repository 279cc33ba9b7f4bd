import { afterAll, beforeAll, expect, it } from "vitest";
import { tableFiles } from "../../src/database/sql-files.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { breaksOf, readSchema, type Schema } from "./read-schema.ts";
import { tableExceptions } from "./table-exceptions.ts";
import { type DeclaredTable, readTableKinds } from "../../src/citus/table-kinds.ts";

let shop: Shop;
let schema: Schema;
let declared: DeclaredTable[];
beforeAll(async () => {
  shop = await openShop();
  [schema, declared] = [await readSchema(shop.owner.connection), readTableKinds(await tableFiles())];
});
afterAll(() => shop.close());

it("every table is declared as one of a person, a value, the catalogue or the shop as a whole", () => {
  expect(declared.filter(({ kind }) => kind === undefined)).toEqual([]);
  expect(declared.map(({ name }) => name).toSorted()).toEqual(schema.tables.toSorted());
});

it("the rows of a person stand alone: no trigger, no key without the person, no reference to others", () => {
  expect(breaksOf(schema, declared)).toEqual(tableExceptions.toSorted());
});

it("the rule sees a trigger, a key and a reference that lead beyond a person", () => {
  const tables = readTableKinds([
    {
      name: "tables.sql",
      text: "-- kind: person\nCREATE TABLE a (\n-- kind: value token\nCREATE TABLE b (\nCREATE TABLE c (",
    },
  ]);
  expect(tables.map(({ name, kind }) => [name, kind])).toEqual([
    ["public.a", "person"],
    ["public.b", "value"],
    ["public.c", undefined],
  ]);
  const [table, name] = ["public.a", "x"];
  const broken: Schema = {
    tables: [],
    columns: [],
    required: [{ table: "public.b", name: "token" }],
    triggers: [{ table, name }],
    keys: [
      { table, name: "good", columns: ["id", "user_id"] },
      { table, name, columns: ["id"] },
      { table: "public.b", name, columns: ["user_id"] },
    ],
    references: [
      { table, name: "good", columns: ["id", "user_id"], target: table, targets: ["id", "user_id"] },
      { table, name: "turned", columns: ["id", "user_id"], target: table, targets: ["user_id", "id"] },
      { table, name: "away", columns: ["user_id"], target: "public.c", targets: ["user_id"] },
    ],
  };
  expect(breaksOf(broken, tables)).toEqual([
    "a: key x",
    "a: reference away",
    "a: reference turned",
    "a: rows without user_id",
    "a: trigger x",
    "b: key x",
  ]);
});
