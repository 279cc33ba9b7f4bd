import type { Sender } from "./mail-draft.ts";
import type { Written } from "./texts/catalogue.ts";

/** Renders a mail as plain text, for clients that show no HTML. */
export function mailText({ draft, colon }: Written, { brand, url }: Sender): string {
  const { heading, paragraphs, rows, action, closing } = draft;
  const listed = rows ? [rows.map(({ label, value }) => label + colon + value).join("\n")] : [];
  const asked = action ? [`${action.label}${colon.trimEnd()}\n${action.url}`] : [];
  return `${[heading, ...paragraphs, ...listed, ...asked, ...closing, `${brand} · ${url}`].join("\n\n")}\n`;
}
