import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** The columns of fields whose messages don't begin with their names. */
const columns: Record<string, string> = {
  imageUrl: "Pictures",
  galleryUrls: "Pictures",
  altTexts: "What the pictures show",
  slug: "Address",
};

/** Of each line of a column that holds a list, what there may be at most. The main picture is no part of `galleryUrls`. */
const lists: Record<string, string> = {
  galleryUrls: "at most 11 addresses, one a line",
  altTexts: "at most 11 texts, one a line",
};

function tooLong(field: string, { path, maximum }: Extract<Issue, { code: "too_big" }>): string {
  const list = path.length === 1 ? lists[field] : undefined;
  const each = path.length === 1 ? "" : " for each picture";
  return `${columns[field]}: write ${list ?? `at most ${maximum} characters${each}`}`;
}

/** A mistake in a checked item, in a sentence that names the column and what to write instead. */
export function itemMistake(issue: Issue): string {
  const { path, message, code } = issue;
  const [field, language] = path.map(String);
  if (field === "translations") return `${message} (${language})`;
  const column = columns[field ?? ""];
  if (field === undefined || column === undefined) return message;
  return code === "too_big" ? tooLong(field, issue) : `${column} ${message}`;
}
