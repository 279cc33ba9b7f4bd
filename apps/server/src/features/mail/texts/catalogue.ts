import type { MailContent, MailKind, PayloadOf } from "../kinds.ts";
import type { MailDraft, Sender } from "../mail-draft.ts";
import { en } from "./en.ts";

/** The texts of one language, for each kind of mail. */
export type Catalogue = { [Kind in MailKind]: (payload: PayloadOf<Kind>, sender: Sender) => MailDraft };

/** Languages without a catalogue fall back to English. */
const catalogues: Record<string, Catalogue> = { en };
export const languages: readonly string[] = Object.keys(catalogues);
const RIGHT_TO_LEFT = new Set(["ar"]);

export type Written = { draft: MailDraft; language: string; direction: "ltr" | "rtl" };

function draftOf<Kind extends MailKind>(
  catalogue: Catalogue,
  { kind, payload }: { kind: Kind; payload: PayloadOf<Kind> },
  sender: Sender,
): MailDraft {
  return catalogue[kind](payload, sender);
}

/** Writes a mail in the person's language. */
export function write(content: MailContent, wanted: string, sender: Sender): Written {
  const language = wanted in catalogues ? wanted : "en";
  const draft = draftOf(catalogues[language] ?? en, content, sender);
  return { draft, language, direction: RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr" };
}
