/** A block of a legal document. */
export type Block =
  | { kind: "title" | "heading" | "paragraph" | "notice"; text: string }
  | { kind: "list"; items: string[] };

const CONDITIONS = /\{\{\?(\w+)\}\}/g;

const marks = { "# ": "title", "## ": "heading", "> ": "notice" } as const;

function blockOf(lines: string[]): Block {
  const [first = ""] = lines;
  if (first.startsWith("- ")) return { kind: "list", items: lines.map((line) => line.replace(/^- /, "")) };
  const text = lines.join(" ");
  for (const [mark, kind] of Object.entries(marks)) {
    if (first.startsWith(mark)) return { kind, text: text.slice(mark.length) };
  }
  return { kind: "paragraph", text };
}

/**
 * Parses the Markdown subset of the documents: one title, headings, paragraphs, lists and a notice, separated by empty
 * lines. Replaces `{{name}}` by the fact with this name. Leaves out each line with `{{?name}}` if that fact is empty.
 * Throws for an unknown fact.
 */
export function readBlocks(source: string, facts: Readonly<Record<string, string>>): Block[] {
  const factOf = (name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`the document asks for an unknown fact: ${name}`);
    return fact;
  };
  const filled = source
    .split("\n")
    .filter((line) => [...line.matchAll(CONDITIONS)].every(([, name = ""]) => factOf(name) !== ""))
    .join("\n")
    .replaceAll(CONDITIONS, "")
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => factOf(name));
  return filled
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}
