import { expect, it } from "vitest";
import { headingsIn } from "./texts-per-language.ts";

it("gives a language's page the headings of columns in that language only", async () => {
  const code = await headingsIn("fr", "columns/shipments");
  expect(code).toContain('export const shipmentHeadings = {"number":{"fr":"Numéro"},');
  expect(code).not.toMatch(/"(en|vi|cn|ar)":/);
});
