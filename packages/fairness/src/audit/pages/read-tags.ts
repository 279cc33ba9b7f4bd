/** A start tag of a page. Names are in lower case. */
export type Tag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text of a script or style element; empty for others. */
  readonly text: string;
};

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Decodes the character references that pages use in attributes. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gu;

/** Only the first attribute of a name counts, as in browsers. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decoded(double ?? single ?? bare ?? ""));
  }
  return found;
}

/** Elements whose contents are text up to their end tag. */
const TEXT_ONLY: ReadonlySet<string> = new Set(["script", "style", "textarea", "title", "noscript", "template"]);
const START = /<!--|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/giu;

/**
 * Reads all start tags of a page, in order. Throws SyntaxError for a comment or an element of text without its end,
 * because browsers and this reader could differ on the rest.
 */
export function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  const starts = new RegExp(START);
  for (let match = starts.exec(html); match !== null; match = starts.exec(html)) {
    const [whole, rawName, rest = ""] = match;
    const after = match.index + whole.length;
    if (rawName === undefined) {
      starts.lastIndex = endOf(html, "-->", after);
      continue;
    }
    const name = rawName.toLowerCase();
    const isText = name === "script" || name === "style";
    const end = TEXT_ONLY.has(name) && name !== "noscript" && name !== "template" ? endTag(html, name, after) : after;
    tags.push({ name, attributes: attributesOf(rest), text: isText ? html.slice(after, end) : "" });
    starts.lastIndex = end;
  }
  return tags;
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  if (at < 0) throw new SyntaxError("A comment of the page has no end");
  return at + mark.length;
}

function endTag(html: string, name: string, from: number): number {
  const found = new RegExp(`</${name}[\\s/>]`, "giu");
  found.lastIndex = from;
  const match = found.exec(html);
  if (match === null) throw new SyntaxError(`An element ${name} of the page has no end`);
  return match.index;
}
