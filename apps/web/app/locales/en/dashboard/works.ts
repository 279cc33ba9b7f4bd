import type { ItemChangeField, WorkKind, WorkRowStatus, WorkStatus } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

const kinds = {
  ItemImport: "Import of items",
  ItemEdit: "Change of items",
  ItemRevert: "Taking back",
} as const satisfies Record<WorkKind, string>;

const statuses = {
  Planned: "Planned",
  Running: "Running",
  Stopping: "Stopping",
  Done: "Done",
  Cancelled: "Cancelled",
} as const satisfies Record<WorkStatus, string>;

const rowStatuses = {
  Invalid: "With mistakes",
  Unchanged: "Unchanged",
  Waiting: "To do",
  Done: "Done",
  Failed: "Failed",
} as const satisfies Record<WorkRowStatus, string>;

const fields = {
  name: "Name",
  brand: "Brand",
  description: "Description",
  categoryId: "Category",
  marketPrice: "Market price",
  stock: "Stock",
  isSellable: "Can be bought",
  isActive: "In the shop",
  pictures: "Pictures",
  altTexts: "What the pictures show",
  slug: "Address",
} as const satisfies Record<ItemChangeField, string>;

/** The texts of long work, such as imports. */
export const works = defineTexts("dashboard-works", {
  title: "Bulk work",
  lead: "Imports and changes of many things: planned, running and done.",
  label: "Bulk work",
  results: (count: number) => plural(count, { one: "# piece of work", other: "# pieces of work" }),
  empty: "Nothing was imported or changed in bulk yet",
  all: "All",
  kinds,
  statuses,
  columns: { what: "What", status: "Status", rows: "Rows", who: "Who", planned: "Planned" },
  named: (kind: string, title: string) => (title === "" ? kind : `${kind}: ${title}`),
  page: {
    planned: "Nothing is changed yet. Look at what will be, then start it.",
    stopped: (count: number) => plural(count, { one: "# row was not run.", other: "# rows were not run." }),
    by: (who: string, when: string) => `By ${who}, ${when}`,
    of: (count: number, all: number) => `${number(count)} of ${number(all)}`,
    rate: (rows: number) => `${number(rows)} a second`,
    left: (seconds: number) => plural(seconds, { one: "about # second left", other: "about # seconds left" }),
    progress: "Progress",
    nothing: "No row changes anything.",
    reverts: "What it takes back",
    unknown: "This work was not found",
    back: "All bulk work",
    catalogue: "Catalogue",
  },
  actions: {
    start: (count: number) => plural(count, { one: "Change # item", other: "Change # items" }),
    goOn: (count: number) => plural(count, { one: "Go on with # row", other: "Go on with # rows" }),
    cancel: "Cancel",
    discard: "Discard",
    retry: (count: number) => plural(count, { one: "Plan # failed row again", other: "Plan # failed rows again" }),
    revert: "Take it back",
    problems: (count: number) =>
      plural(count, { one: "Download # line with its mistake", other: "Download # lines with their mistakes" }),
    started: "Started",
    cancelled: "It stops after the present row",
    discarded: "Discarded",
  },
  boxes: {
    title: "Boxes with these items",
    text: "Each gets one new version when the work ends.",
  },
  rows: {
    label: "Rows",
    all: "All",
    statuses: rowStatuses,
    line: "Line",
    item: "Item",
    changes: "Changes",
    fields,
    isNew: "New",
    none: "–",
    was: "was",
    becomes: "becomes",
    unlimited: "Unlimited",
    yes: "Yes",
    no: "No",
    price: (amount: string) => `€${amount}`,
    empty: "No rows here",
  },
  import: {
    title: "Import items",
    lead: "Make and change items with a spreadsheet. First you see what it would do.",
    open: "Import",
    file: "CSV file",
    hint: "At most 10,000 lines and 4 MB, in UTF-8. Separated by commas, semicolons or tabs.",
    send: "Show what it would change",
    choose: "Choose a file",
    tooLarge: "The file is larger than 4 MB",
    how: "How it works",
    steps: {
      file: "Export the items from the catalogue, change the file in a spreadsheet, and import it here.",
      lines: "Lines with the id of an item change it; what has no column stays as it is. Others make a new item.",
      stock: "Stock is what you counted: pieces sold since the export come back unless you remove the column.",
      version: "If the file has the column Version, items that were changed since the export are left as they are.",
    },
  },
  edit: {
    open: (count: string) => `Change (${count})`,
    title: "Change items",
    text: (count: string) => `Fill in what changes for ${count} items. Empty fields stay as they are.`,
    percent: "Price change in percent",
    percentHint: "For example 5, or -12.5",
    category: "Category",
    isActive: "In the shop",
    isSellable: "Can be bought",
    addStock: "Add to stock",
    addStockHint: "Negative to take away. Unlimited stock stays so.",
    keep: "Stays as it is",
    yes: "Yes",
    no: "No",
    preview: "Show what changes",
    cancel: "Cancel",
    nothing: "Change something",
    percentWrong: "Must be from -90 to 900, with at most two decimals",
    stockWrong: "Must be a whole number up to 1,000,000",
  },
});
