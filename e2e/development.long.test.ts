import { expect } from "vitest";
import { visit } from "./support/browser.ts";
import { openDemoShop } from "./support/demo-shop.ts";
import { journeyThrough } from "./support/journey.ts";

const it = journeyThrough(() => openDemoShop({ NODE_ENV: "development" }, ["--dev"]));

it("in development, React reports no difference between the server's page and its own", async ({ newPage }) => {
  const page = await newPage();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(`${page.url()}: ${message.text()}`));
  for (const path of ["/", "/cart"]) await visit(page, path);
  expect(said).toEqual([]);
});
