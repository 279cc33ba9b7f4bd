import type { RowProblem } from "@trove/contract";
import type { AnyItemRow } from "../../index.ts";
import type { PlannedRow } from "../../../operators/index.ts";
import { slugOf } from "../slug.ts";
import { valueColumns } from "./item-columns.ts";
import { ADDRESS, ID, NAME, VERSION } from "./item-titles.ts";
import { type ItemValues, valuesOf } from "./item-values.ts";
import { invalidRow, judgeItem, type Shelf } from "./judge-item.ts";
import type { ItemLine } from "./read-item-file.ts";

/** Data needed to plan the lines of a file. `taken` has, for each item or new address, the number of its first line. */
type FileContext = { shelf: Shelf; items: ReadonlyMap<string, AnyItemRow>; taken: Map<string, number> };

const idOf = (cells: ItemLine["cells"]) => (cells[ID] ?? "").trim().toLowerCase();

/** The address that is in a line, or that a new item gets from its name. */
const slugIn = (cells: ItemLine["cells"]): string => (cells[ADDRESS] ?? "").trim() || slugOf(cells[NAME] ?? "");

/** Returns the ids and addresses in these lines, to look up their items. Leaves out invalid ids. */
export function namesIn(lines: readonly ItemLine[]): { ids: string[]; slugs: string[] } {
  const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  return {
    ids: lines.map(({ cells }) => idOf(cells)).filter((id) => UUID.test(id)),
    slugs: lines.map(({ cells }) => slugIn(cells)).filter((slug) => slug !== ""),
  };
}

/**
 * Finds a line's item by its id, or by its address if the line has no id. Returns "unknown" if no item has the id, and
 * undefined if the line is a new item.
 */
function itemOf(cells: ItemLine["cells"], items: FileContext["items"]): AnyItemRow | undefined | "unknown" {
  const id = idOf(cells);
  if (id !== "") return items.get(id) ?? "unknown";
  const slug = (cells[ADDRESS] ?? "").trim();
  return slug === "" ? undefined : items.get(slug);
}

type Read = { values: Partial<ItemValues>; problems: RowProblem[] };

/** Returns the values in the cells of a line, and a problem for each cell that can't be read. */
function readCells(cells: ItemLine["cells"], categories: Shelf["categories"]): Read {
  const problems: RowProblem[] = [];
  let values: Partial<ItemValues> = {};
  for (const { title, read, problem } of valueColumns) {
    const cell = cells[title];
    if (cell === undefined) continue;
    const value = read(cell, categories);
    if (value === undefined && problem !== undefined) problems.push(problem);
    values = { ...values, ...value };
  }
  return { values, problems };
}

const columnMissing = (column: string): RowProblem => ({ code: "ColumnMissing", params: { column } });

/**
 * Completes a new item: adds standard values for columns that the file lacks, and a problem for each missing column
 * that has none.
 */
function completed({ values, problems }: Read, cells: ItemLine["cells"]): Read {
  const standards: Partial<ItemValues> = Object.assign({}, ...valueColumns.map(({ standard }) => standard));
  const missing = valueColumns.filter(({ title, standard }) => standard === undefined && cells[title] === undefined);
  return {
    values: { ...standards, ...values, slug: slugIn(cells) },
    problems: [...problems, ...missing.map(({ title }) => columnMissing(title))],
  };
}

/** Plans the item that a line creates or changes. A later line for the same item or new address is invalid. */
export function judgeLine({ shelf, items, taken }: FileContext, { line, cells, problem }: ItemLine): PlannedRow {
  const item = itemOf(cells, items);
  const found = item === "unknown" ? undefined : item;
  const row = { line, name: (cells[NAME] ?? found?.name ?? "").trim().slice(0, 200), input: cells };
  const invalid = (...problems: RowProblem[]) => invalidRow({ ...row, item: found }, problems);
  if (problem !== null) return invalid(problem);
  if (item === "unknown") return invalid({ code: "ItemUnknown", params: {} });
  const name = found?.itemId ?? `new ${slugIn(cells)}`;
  const first = slugIn(cells) === "" && found === undefined ? undefined : taken.get(name);
  if (first !== undefined) return invalid({ code: "LineRepeated", params: { line: first } });
  taken.set(name, line);
  const read = readCells(cells, shelf.categories);
  const { values, problems } = found === undefined ? completed(read, cells) : read;
  if (problems.length > 0) return invalid(...problems);
  if (found !== undefined && values.slug !== undefined && values.slug.trim() !== found.slug) {
    return invalid({ code: "AddressFixed", params: {} });
  }
  const wanted = { ...(found === undefined ? {} : valuesOf(found)), ...values } as ItemValues;
  if (found !== undefined) wanted.slug = found.slug;
  const planned = judgeItem(shelf, { ...row, item: found, values: wanted });
  const version = (cells[VERSION] ?? "").trim();
  if (planned.status !== "Waiting" || found === undefined || version === "" || version === String(found.version)) {
    return planned;
  }
  return invalid({ code: "ItemChangedSinceExport", params: {} });
}
