import type { Tag } from "./read-tags.ts";
import { readTags } from "./read-tags.ts";
import type { OnRecord } from "./on-record.ts";
import { policyProblems } from "./check-policy.ts";

/** A page as the shop serves it. */
export type ServedPage = {
  /** The path, with a query if there is one. */
  readonly path: string;
  /** Names are in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly html: string;
};

/** Types of scripts that are data. Browsers run most others, and future browsers may run more. */
const DATA: ReadonlySet<string> = new Set(["application/json", "application/ld+json"]);

/** Elements that load other documents, or change the addresses of all others. */
const FORBIDDEN: ReadonlySet<string> = new Set(["base", "frame", "iframe", "frameset", "object", "embed", "applet"]);

const hasAddressOfScript = (value: string) => /^[\s\p{Cc}]*javascript:/iu.test(value.replace(/[\t\n\r]/gu, ""));

/** The paths of scripts that an element of data names. Scripts that are on record load them later. */
export function scriptsInData(text: string): string[] {
  return [...text.matchAll(/"(\/[^"\\\s]*\.m?js)(?:\?[^"]*)?"/gu)].map(([, path = ""]) => path);
}

function fileProblem({ name, attributes }: Tag, address: string, record: OnRecord): string | undefined {
  if (!record.hasPath(address)) return `${name} ${address} is not on record`;
  const integrity = attributes.get("integrity") ?? "";
  return record.hasFile(address, integrity) ? undefined : `${name} ${address} has no integrity that is on record`;
}

function scriptProblem(tag: Tag, record: OnRecord): string | undefined {
  const { attributes, text } = tag;
  const type = (attributes.get("type") ?? "").trim().toLowerCase();
  const address = attributes.get("src") ?? attributes.get("href") ?? attributes.get("xlink:href");
  if (address !== undefined) return fileProblem(tag, address, record);
  if (!DATA.has(type))
    return record.isInline(text) ? undefined : `an inline script is not on record: ${text.trim().slice(0, 60)}`;
  const unknown = scriptsInData(text).find((path) => !record.hasPath(path));
  return unknown && `data of the page names ${unknown}, which is not on record`;
}

function linkProblem(tag: Tag, record: OnRecord): string | undefined {
  const { attributes } = tag;
  const address = attributes.get("href") ?? "";
  const kinds = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/u);
  if (kinds.includes("stylesheet") && !attributes.has("disabled")) return fileProblem(tag, address, record);
  const isScript = kinds.includes("modulepreload") || attributes.get("as")?.toLowerCase() === "script";
  return isScript && !record.hasPath(address) ? `link ${address} is not on record` : undefined;
}

function tagProblem(tag: Tag, record: OnRecord): string | undefined {
  const { name, attributes, text } = tag;
  if (FORBIDDEN.has(name)) return `the page has an element ${name}`;
  for (const [attribute, value] of attributes) {
    if (attribute.startsWith("on")) return `${name} has the attribute ${attribute}`;
    if (hasAddressOfScript(value)) return `${name} has an address that is a script`;
  }
  if (name === "script") return scriptProblem(tag, record);
  if (name === "style") return record.isInline(text) ? undefined : "an inline style sheet is not on record";
  return name === "link" ? linkProblem(tag, record) : undefined;
}

/** Elements that run. Where one stands that is not read as an element, browsers may read the page in another way. */
const RUNNING = /<(?:script|style|base|i?frame|frameset|object|embed|applet)\b/giu;

/** Lists everything in the page that runs, or may run, and is not on record. Empty for a page that holds. */
export function pageProblems({ path, headers, html }: ServedPage, record: OnRecord): string[] {
  const isExempt = record.isExempt(path);
  let tags: readonly Tag[];
  try {
    tags = readTags(html);
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
  const found = tags.map((tag) => tagProblem(tag, record)).filter((problem) => problem !== undefined);
  const running = tags.filter(({ name }) => name === "script" || name === "style" || FORBIDDEN.has(name)).length;
  if ([...html.matchAll(RUNNING)].length !== running) found.push("the page hides an element that could run");
  return isExempt ? found : [...policyProblems(headers, record), ...found];
}
