import { readFileSync } from "node:fs";
import { root } from "../run/step.ts";

/** The path of the handbook's index in the repository. */
export const HANDBOOK_INDEX = "docs/operations.md";

/** The handbook's pages in the order of an owner's life. */
export const HANDBOOK_PAGES = ["install", "open", "every-day", "when-it-breaks", "grow", "move"];

/** The part of a link that leads to a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** A page's title, its first sentence, and links to its sections. */
function partOf(page: string): string[] {
  const path = `operations/${page}.md`;
  const [title = "", , first = "", ...lines] = readFileSync(`${root}docs/${path}`, "utf8").split("\n");
  const headings = lines.flatMap((line) => /^## (.*)$/.exec(line)?.[1] ?? []);
  const links = headings.map((heading) => `- [${heading}](${path}#${anchorOf(heading)})`);
  return [`## [${title.slice(2)}](${path})`, "", first.split(/(?<=\.) /)[0] ?? "", "", ...links, ""];
}

/** The index of the handbook, with every section of its pages. */
export function handbookIndex(): string {
  return [
    "# Operations",
    "",
    "A handbook in the order of an owner's life. [Settings](settings.md) lists all variables,",
    "[settings of the shop](shop-settings.md) what operators set in the dashboard.",
    "",
    ...HANDBOOK_PAGES.flatMap(partOf),
  ].join("\n");
}
