import { expect, test } from "vitest";
import { visualRuns } from "./visual-runs.ts";

const fontOf = (text: string) => (/[\u0600-\u06FF]/.test(text) ? "arabic" : "latin");

const shown = (text: string, dir: "ltr" | "rtl") => visualRuns(text, dir, fontOf).map((run) => run.text);

test("a line in one direction and font is one run", () => {
  expect(visualRuns("Invoice 42", "ltr", fontOf)).toEqual([
    { text: "Invoice 42", font: "latin", isRightToLeft: false },
  ]);
});

test("an Arabic line begins at the right, and numbers in it stay as they are", () => {
  expect(shown("فاتورة \u2066INV-000042\u2069", "rtl")).toEqual(["INV-000042", " ", "فاتورة"]);
  expect(shown("الإجمالي: \u20661,234.50\u00A0€\u2069", "rtl")).toEqual(["1,234.50\u00A0€", ": ", "الإجمالي"]);
});

test("brackets in right-to-left text are mirrored, those in an isolated name are not", () => {
  expect(shown("ساعة (جديد)", "rtl")).toEqual(["(", "جديد", " )", "ساعة"]);
  expect(shown("\u2068Watch (new)\u2069", "rtl")).toEqual(["Watch (new)"]);
});

test("an Arabic name on an English page is right-to-left within itself", () => {
  const runs = visualRuns("To \u2068محمد علي\u2069, 5", "ltr", fontOf);
  expect(runs.map(({ text }) => text)).toEqual(["To ", "علي", " ", "محمد", ", 5"]);
  expect(runs.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, true, true, true, false]);
});

test("characters outside of the first plane stay whole", () => {
  expect(shown("a 🎁 ب", "rtl").join("")).toContain("🎁");
});
