import { SaxesParser } from "saxes";
import { invalid } from "./booking.ts";

/** An element with its local name. `text` is its own text, trimmed. */
export type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Element[]; text: string };

/** Real statements are at most 15 levels deep. */
const MOST_LEVELS = 32;
const MOST_ELEMENTS = 250_000;
const MOST_TEXT = 4_000;

/**
 * Parses a file into a tree. Throws StatementMistake if it is not well-formed, is not in UTF-8, or is larger than
 * statements are.
 * - Refuses document types, so that no entity can be defined: saxes knows only the five of XML itself, and reads no
 *   other file.
 */
export function readXml(bytes: Buffer): { root: Element; namespace: string } {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  let elements = 0;
  let found: { root: Element; namespace: string } | undefined;

  parser.on("doctype", () => {
    throw invalid("This file has a document type, which statements don't have");
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw invalid(`This file is in ${encoding}, not in UTF-8`);
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    elements += 1;
    if (open.length >= MOST_LEVELS || elements > MOST_ELEMENTS) {
      throw invalid("This file is larger or deeper than a statement");
    }
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    const element = { name: local, attributes: Object.fromEntries(values), children: [], text: "" };
    const parent = open.at(-1);
    if (parent === undefined) found = { root: element, namespace: uri };
    else parent.children.push(element);
    open.push(element);
  });
  function addText(text: string): void {
    const element = open.at(-1);
    // Blanks between elements are no text.
    if (element === undefined || !/\S/.test(text)) return;
    element.text += text;
    if (element.text.length > MOST_TEXT) throw invalid("This file has a longer text than statements have");
  }
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element !== undefined) element.text = element.text.trim();
  });
  parser.on("error", (error) => {
    throw invalid(`This file is no well-formed XML: ${error.message.slice(0, 120)}`);
  });

  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("This file is not in UTF-8");
  }
  parser.write(text).close();
  if (found === undefined) throw invalid("This file is empty");
  return found;
}

/** Returns the elements at a path of names below an element. */
export function all(element: Element, ...path: string[]): Element[] {
  return path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** Returns the text of the first element at a path that has one; null without it. */
export function textAt(element: Element, ...path: string[]): string | null {
  return all(element, ...path).find(({ text }) => text !== "")?.text ?? null;
}
