import { noSafety } from "@trove/contract/product-safety";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Safety } from "./safety.tsx";

const nothing = { ...noSafety, warnings: "" };
const shown = (safety: Partial<typeof nothing>) =>
  renderToStaticMarkup(<Safety safety={{ ...nothing, ...safety }} heading="h2" />);

it("an item of which nothing is known shows nothing", () => {
  expect(shown({})).toBe("");
});

it("what is known of an item's safety is shown, and nothing else", () => {
  const page = shown({ manufacturerName: "Muster GmbH", manufacturerCountry: "DE", warnings: "Hot.\nSharp." });
  expect([...page.matchAll(/<dt[^>]*><bdi>([^<]+)/g)].map(([, label]) => label)).toEqual(["Warnings", "Manufacturer"]);
  expect([...page.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, text = ""]) => text.replaceAll(/<[^>]+>/g, "|"))).toEqual([
    "|Hot.\nSharp.|",
    "|Muster GmbH||Germany|",
  ]);
});

it("a contact is a link only if it is an address of mail or the web", () => {
  expect(shown({ manufacturerContact: "a@muster.example" })).toContain('href="mailto:a@muster.example"');
  expect(shown({ manufacturerContact: "https://muster.example/eu" })).toContain('href="https://muster.example/eu"');
  expect(shown({ manufacturerContact: "javascript:alert(1)" })).not.toContain("href");
});
