import { expect, it } from "vitest";
import type { DeclaredTable } from "./table-kinds.ts";
import { lacksOf } from "./lacks.ts";
import { type FoundTable, planDistribution } from "./plan.ts";

const found = (name: string, more: Partial<FoundTable> = {}): FoundTable => ({
  name: `public.${name}`,
  place: { way: "coordinator" },
  refersTo: [],
  triggers: [],
  ...more,
});

const declared = (name: string, kind: DeclaredTable["kind"], key?: string): DeclaredTable => ({
  name: `public.${name}`,
  kind,
  key,
});

const kinds = [
  declared("lines", "person", "user_id"),
  declared("orders", "person", "user_id"),
  declared("users", "person", "user_id"),
  declared("numbers", "value", "number"),
  declared("items", "catalogue"),
  declared("works", "central"),
];

it("people come first, then values, each table after those that it refers to; the others stay on the coordinator", () => {
  const tables = [
    found("items", { triggers: ["items_have_words"] }),
    found("numbers"),
    found("lines", { refersTo: ["public.orders"] }),
    found("orders"),
    found("users"),
    found("works"),
  ];
  const { steps, done, problems } = planDistribution(tables, kinds);
  expect(steps.map(({ table, column }) => `${table} ${column}`)).toEqual([
    "public.users user_id",
    "public.orders user_id",
    "public.lines user_id",
    "public.numbers number",
  ]);
  expect([done, problems]).toEqual([2, []]);
});

it("nothing moves a second time, and a table in a wrong place, with triggers or of another release is a problem", () => {
  const spread = (column: string) => ({ place: { way: "shards", column } as const });
  const tables = [
    found("users", spread("user_id")),
    found("orders", spread("order_id")),
    found("lines", { triggers: ["lines_are_kept"] }),
    found("works", spread("user_id")),
    found("later"),
  ];
  expect(planDistribution(tables, kinds)).toEqual({
    steps: [],
    done: 1,
    problems: [
      "public.orders: its place is shards by order_id, but should be shards by user_id.",
      "public.lines: has the triggers lines_are_kept, which the next release removes.",
      "public.works: its place is shards by user_id, but should be coordinator.",
      "public.later: this release doesn't know the table.",
    ],
  });
});

it("says everything that a database lacks for a distribution", () => {
  const own = { role: "trove_app", strangers: ["public.users"] };
  const node = { host: "worker", port: 5432, isCoordinator: false, isActive: true };
  expect(lacksOf({ ...own, version: undefined, nodes: [] })).toEqual([
    expect.stringContaining("CREATE EXTENSION citus"),
  ]);
  expect(lacksOf({ ...own, version: "12.1-1", nodes: [] })).toEqual([
    "This is Citus 12.1-1; the shop needs 13 or later.",
    expect.stringContaining("citus_set_coordinator_host"),
    expect.stringContaining("citus_add_node"),
    "trove_app does not own public.users: give the owner's URL.",
  ]);
  const nodes = [
    { ...node, isCoordinator: true },
    { ...node, isActive: false },
  ];
  expect(lacksOf({ version: "13.2-1", nodes, role: "trove_owner", strangers: [] })).toEqual([
    "Nodes are not active: worker:5432.",
  ]);
});
