import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import { downloadBooks } from "./files/download-books.ts";
import type { BookParts } from "./parts.ts";
import type { Months } from "./postings/postings.store.ts";
import { readBooks } from "./read-books.ts";

/** Throws VALIDATION_FAILED unless the months are in order and at most twelve. */
function requirePeriod({ from, to }: Months): void {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const months = count(to) - count(from) + 1;
  if (months >= 1 && months <= 12) return;
  const detail = "Choose one to twelve months";
  throw new Refusal("VALIDATION_FAILED", { detail, errors: { to: [detail] } });
}

export function bookRoutes(bind: Bind, parts: BookParts): void {
  bind("getBooks", ({ query }) => {
    requirePeriod(query);
    return readBooks(parts, query);
  });
  bind("downloadBooks", async ({ person, query }) => {
    requirePeriod(query);
    return new Download(await downloadBooks(parts, person, query));
  });
}
