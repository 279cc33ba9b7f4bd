import type { LegalFile } from "@trove/contract/constants";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const names = {
  "terms_of_service.pdf": "Terms of service",
  "privacy_policy.pdf": "Privacy policy",
  "legal_guarantee.pdf": "Legal guarantee (official notice)",
} as const satisfies Record<LegalFile, string>;

/** The texts of the operators' page of legal documents. */
export const documents = defineTexts({
  title: "Legal documents",
  lead: "The footer and the checkout link to the version in force. Older versions stay available at their links.",
  back: "All payments",
  names,
  versions: (name: string) => `Versions: ${name}`,
  version: (number: string) => `Version ${number}`,
  builtIn: (language: string) => `Default text (${language})`,
  builtInText: "A sample to have reviewed by a lawyer.",
  inForce: "In force",
  since: (date: string) => `From ${date}`,
  uploaded: (name: string, date: string) => `Uploaded by ${name}, ${date}`,
  pages: (count: number) => plural(count, { one: "# page", other: "# pages" }),
  language: "Language",
  languageHint:
    "The English text is binding. Upload it before its translations: a later English version replaces them.",
  noticeHint:
    "Take the file in this language from the annex of Implementing Regulation (EU) 2025/1960, and upload it unchanged. Each language stands for itself; others show the English file.",
  file: "New version (PDF)",
  from: "In force from",
  fromHint: "From the start of that day (UTC). Leave empty to apply now.",
  upload: "Upload",
  done: "New version uploaded",
  noFile: "Choose a PDF file",
  tooLarge: "The file is larger than 5 MB",
});
