import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Entries } from "../logs/unread-terms.ts";
import { TrustStatus } from "./trust-status.tsx";

function shown(unread: Entries | undefined): string {
  const facts = { inForce: undefined, tables: new Map(), statement: undefined, noticeMinutes: 10, isForked: false };
  return renderToStaticMarkup(<TrustStatus view={{ terms: { ...facts, unread } }} failure={undefined} />);
}

test("the page says in which entries it has not looked for changes of the shop's terms", () => {
  expect(shown({ from: 3, to: 1_029 })).toContain("Not read: entries 3 to 1,028 of the log of odds.");
  expect(shown(undefined)).not.toContain("Not read");
});
