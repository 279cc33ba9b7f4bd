/** HTML that is safe to send. Only `html` creates it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

type Part = string | Markup | readonly Markup[] | undefined;

function textOf(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string") return escape(part);
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join("");
}

/** A template tag that escapes every inserted text, in content and quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(textOf)));
}
