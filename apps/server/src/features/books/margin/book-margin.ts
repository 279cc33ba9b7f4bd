import type { Job } from "../../../jobs.ts";
import type { BookParts } from "../parts.ts";
import { callBookMargin, readMargin } from "./margin.store.ts";

/**
 * The job that books the margin of boxes once a day, at midnight of the company's time zone. An opening writes no entry
 * for it, so openings take no longer. Entries that are folded late count in the next booking. After days without the
 * job, it books month by month.
 */
export function bookMarginJob({ db, now, zone }: Pick<BookParts, "db" | "now" | "zone">): Job {
  async function run(): Promise<void> {
    for (;;) {
      const margin = await readMargin(db, now(), zone);
      if (margin.isBooked || !margin.isComplete) return;
      await callBookMargin(db, margin);
    }
  }
  return { name: "book-margin", everySeconds: 60, run };
}
