import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from "@trove/contract/languages";
import type { MailContent, MailKind, PayloadOf } from "../kinds.ts";
import type { MailDraft, Sender } from "../mail-draft.ts";
import { ar } from "./ar.ts";
import { cn } from "./cn.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { vi } from "./vi.ts";

/** The texts of one language, for each kind of mail. */
export type Catalogue = { [Kind in MailKind]: (payload: PayloadOf<Kind>, sender: Sender) => MailDraft };

const catalogues: Record<Language, Catalogue> = { en, fr, vi, cn, ar };
export const mailLanguages: readonly string[] = Object.keys(catalogues);

/** What stands between a label and its value. */
const colons: Record<Language, string> = { en: ": ", fr: "\u00a0: ", vi: ": ", cn: "：", ar: ": " };

/** A mail with the tag of its language, and how that is written. */
export type Written = { draft: MailDraft; language: string; direction: "ltr" | "rtl"; colon: string };

function draftOf<Kind extends MailKind>(
  catalogue: Catalogue,
  { kind, payload }: { kind: Kind; payload: PayloadOf<Kind> },
  sender: Sender,
): MailDraft {
  return catalogue[kind](payload, sender);
}

/** Writes a mail in the person's language, or in English if the shop doesn't have it. */
export function write(content: MailContent, wanted: string, sender: Sender): Written {
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
  const { tag, dir } = languages[language];
  const draft = draftOf(catalogues[language], content, sender);
  return { draft, language: tag, direction: dir, colon: colons[language] };
}
