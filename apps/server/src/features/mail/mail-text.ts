import type { MailDraft, Sender } from "./mail-draft.ts";

/** Renders a mail as plain text, for clients that show no HTML. */
export function mailText({ heading, paragraphs, rows, action, closing }: MailDraft, { brand, url }: Sender): string {
  const listed = rows ? [rows.map(({ label, value }) => `${label}: ${value}`).join("\n")] : [];
  const asked = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[heading, ...paragraphs, ...listed, ...asked, ...closing, `${brand} · ${url}`].join("\n\n")}\n`;
}
