/** A fact about a thing, such as `Material: beech`. */
export type Specification = { label: string; value: string };

export type Description = { paragraphs: string[]; specifications: Specification[] };

/**
 * An ASCII colon separates label and value only before a space, because times, ratios and addresses contain colons too.
 */
const FACT = /^([^:：]{1,60})(?:：[ \t]*|:[ \t]+)(\S.{0,299})$/u;

function factIn(line: string): Specification | undefined {
  const [, label = "", value = ""] = FACT.exec(line.trim()) ?? [];
  return label.trim() === "" ? undefined : { label: label.trim(), value: value.trim() };
}

function factsIn(block: string): Specification[] | undefined {
  const facts = block.split("\n").map(factIn);
  return facts.every((fact) => fact !== undefined) ? facts : undefined;
}

/**
 * Parses a plain-text description: paragraphs, separated by blank lines, and optionally a last block of lines `Label:
 * value`. Such a block needs a paragraph before it; otherwise it is a paragraph itself. Labels have at most 60
 * characters, values 300.
 */
export function readDescription(text: string): Description {
  const blocks = text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  const specifications = blocks.length > 1 ? factsIn(blocks.at(-1) ?? "") : undefined;
  if (specifications === undefined) return { paragraphs: blocks, specifications: [] };
  return { paragraphs: blocks.slice(0, -1), specifications };
}

/** The first paragraph on one line, for places that show a short description. */
export const firstParagraph = (text: string): string =>
  (readDescription(text).paragraphs[0] ?? "").replaceAll(/\s+/g, " ");
