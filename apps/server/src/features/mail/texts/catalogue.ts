import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from "@trove/contract/languages";
import type { MailKind, PayloadOf } from "../kinds.ts";
import type { MailContent } from "../mail-content.ts";
import type { MailDraft, Sender } from "../mail-draft.ts";
import type { ConfirmedName } from "../recipient.ts";
import { ar } from "./ar.ts";
import { cn } from "./cn.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Catalogue, Texts } from "./mail-texts.ts";
import { vi } from "./vi.ts";

const catalogues: Record<Language, Catalogue> = { en, fr, vi, cn, ar };
export const mailLanguages: readonly string[] = Object.keys(catalogues);

/** A written mail, with its language's tag, text direction and colon. */
export type Written = { draft: MailDraft; language: string; direction: "ltr" | "rtl"; colon: string };

function draftOf<Kind extends MailKind>(
  texts: Texts,
  { kind, payload }: { kind: Kind; payload: PayloadOf<Kind> },
  sender: Sender,
): MailDraft {
  return texts[kind](payload, sender);
}

type Reading = { name: ConfirmedName | null; language: string };

/** Writes a mail in the person's language, or in English if the shop doesn't have it. */
export function write(content: MailContent, { name, language: wanted }: Reading, sender: Sender): Written {
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
  const { tag, dir } = languages[language];
  const catalogue = catalogues[language];
  const draft = draftOf(catalogue, content, sender);
  const paragraphs = [catalogue.greeting(name), ...draft.paragraphs];
  return { draft: { ...draft, paragraphs }, language: tag, direction: dir, colon: catalogue.colon };
}
