import { Refusal } from "../../../command/refusal.ts";
import { defineAct, userNameOf } from "../../operators/index.ts";
import { holdSums } from "../../overview/index.ts";
import type { BookParts } from "../parts.ts";
import { readPostings } from "../postings/postings.store.ts";
import { readUndocumentedLines } from "../vat/vat-lines.ts";
import { readDocumentLines } from "../vat/vat.store.ts";
import { lockBooks, readNextMonth } from "./closings.store.ts";
import { callCloseMonth, callKeepLines } from "./keep-month.store.ts";

/**
 * Closes a month: keeps its postings and its VAT, so that they never change again. Months are closed one after the
 * other. Throws STATUS_CONFLICT if it is another month's turn, or if the month is not complete.
 */
export const closeMonth = (parts: Omit<BookParts, "db" | "now">) =>
  defineAct({
    name: "closeMonth",
    change: async (tx, at, { person, body: { month } }) => {
      await lockBooks(tx);
      await holdSums(tx);
      const { next, isOver } = await readNextMonth(tx, at, parts.zone);
      if (next !== month) throw new Refusal("STATUS_CONFLICT", { detail: `The next month to close is ${next}` });
      if (!isOver) throw new Refusal("STATUS_CONFLICT", { detail: `${month} is not complete yet` });
      const months = { from: month, to: month };
      const postings = await readPostings(tx, months, parts.zone);
      const undocumented = await readUndocumentedLines(tx, months, parts);
      const closing = { month, closedAt: at, closedBy: person.userId };
      await callCloseMonth(tx, closing, parts.zone);
      // Read after the closing is noted, which fixes the last documents. Others may be numbered meanwhile.
      const vat = [...undocumented, ...(await readDocumentLines(tx, months, parts.zone))];
      await callKeepLines(tx, month, postings, vat);
      const after = { month, postings: postings.length, vatLines: vat.length };
      const facts = { month, closedAtUtc: at.toISOString(), closedBy: person.userId };
      return { facts, audit: { subjectId: person.userId, before: null, after } };
    },
    response: async (db, { month, closedAtUtc, closedBy }) => {
      return { month, closedAtUtc, closedBy: (await userNameOf(db, closedBy)) ?? "" };
    },
  });
