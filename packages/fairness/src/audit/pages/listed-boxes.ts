import { fieldsOf, listUpTo, readStrictJson, readText, readWhole } from "../../json/readers.ts";
import type { ReadLogFile } from "../../log/tiles/read.ts";
import type { BoxLists } from "../box-lists.ts";
import { boxLists } from "../box-lists.ts";
import type { Findings } from "../findings.ts";
import type { Timeline } from "../timeline.ts";
import type { Visitor } from "./visitor.ts";

/** A box in the list that the shop shows to everybody. */
type ListedBox = { readonly id: string; readonly name: string };

/** The shop's list of boxes, with when it was read, in milliseconds since 1970. */
export type ListedBoxes = { readonly boxes: readonly ListedBox[]; readonly readAt: number };

const PAGE_SIZE = 100;
const MOST_PAGES = 100;

/** Lists may be cached, and clocks may differ: a box that has opened later than this may be missing. */
const TOLERANCE_MS = 120_000;

const readPage = fieldsOf<{ readonly items: readonly ListedBox[]; readonly totalPages: number }>({
  items: listUpTo(PAGE_SIZE, fieldsOf<ListedBox>({ id: readText, name: readText })),
  totalPages: readWhole,
});

/**
 * Reads the list of boxes as the visitor gets it. Call this before the visitor signs in, and before the log is read, so
 * that the log has every change that the list shows. Throws if it can't be read.
 */
export async function readListedBoxes(visit: Visitor, now: () => string): Promise<ListedBoxes> {
  const readAt = Date.parse(now());
  const boxes: ListedBox[] = [];
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const path = `/api/lootboxes?pageNumber=${number}&pageSize=${PAGE_SIZE}&sortDirection=Asc`;
    const response = await visit(path, { "accept-language": "en" });
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
    const { items, totalPages } = readStrictJson(await response.text(), readPage, "list");
    boxes.push(...items);
    if (number >= totalPages) break;
  }
  return { boxes, readAt };
}

/** The boxes that were open for a while when the list was read, and are not announced to close. */
async function openFor({ marks }: Timeline, readAt: number, listOf: BoxLists): Promise<ReadonlySet<string>> {
  const before = new Date(readAt - TOLERANCE_MS).toISOString();
  const from = marks.findLastIndex(({ validFrom }) => validFrom <= before);
  if (from < 0) return new Set();
  let open: ReadonlySet<string> | undefined;
  for (const mark of marks.slice(from)) {
    const ids = (await listOf(mark)).map(({ boxId }) => boxId);
    open = new Set(open === undefined ? ids : ids.filter((id) => open?.has(id)));
  }
  return open ?? new Set();
}

/** Equal for names that differ only in case, punctuation or spaces. */
function nameKey(name: string): string {
  const key = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return key === "" ? name : key;
}

/**
 * Asks about open boxes that the list of the shop lacks, and about listed ones that have one name: either may be a box
 * for one person, with odds of its own under another box's name. Throws LogFault.
 */
export async function auditListedBoxes(
  { boxes, readAt }: ListedBoxes,
  terms: { readonly timeline: Timeline; readonly counts: ReadonlyMap<string, number> },
  read: ReadLogFile,
  findings: Findings,
): Promise<void> {
  const listed = new Set(boxes.map(({ id }) => id));
  for (const id of await openFor(terms.timeline, readAt, boxLists(terms.counts, read)))
    if (listed.has(id)) findings.check("listed", undefined);
    else findings.ask("listed", `box ${id} is open, and the shop's list of boxes lacks it`);
  const byName = new Map<string, ListedBox>();
  for (const box of boxes) {
    const same = byName.get(nameKey(box.name));
    if (same !== undefined && same.id !== box.id)
      findings.ask("listed", `boxes ${same.id} and ${box.id} are both called ${box.name}`);
    byName.set(nameKey(box.name), box);
  }
}
