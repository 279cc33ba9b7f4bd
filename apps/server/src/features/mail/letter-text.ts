import type { Letter, Sender } from "./letter.ts";

/** The letter for programs that show no HTML. */
export function letterText({ heading, paragraphs, rows, action, closing }: Letter, { brand, url }: Sender): string {
  const listed = rows ? [rows.map(({ label, value }) => `${label}: ${value}`).join("\n")] : [];
  const asked = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[heading, ...paragraphs, ...listed, ...asked, ...closing, `${brand} · ${url}`].join("\n\n")}\n`;
}
