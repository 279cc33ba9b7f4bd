import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";

it("a browser refuses a script that is not the one in the page's import map", async ({ newPage }) => {
  const page = await newPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("integrity")) refused.push(message.text());
  });
  await page.route("**/assets/faq-page-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.changed = true;${await response.text()}` });
  });
  await page.goto("/faq");
  await expect.poll(() => refused.join()).toContain("/assets/faq-page-");
  expect(await page.evaluate(() => "changed" in globalThis)).toBe(false);
});

it("a browser refuses a script of the shop that has no integrity", async ({ newPage }) => {
  const page = await newPage();
  await visit(page, "/faq");
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement("script"), { src: "/service-worker.js" });
        script.addEventListener("load", () => resolve("run"));
        script.addEventListener("error", () => resolve("refused"));
        document.head.append(script);
      }),
  );
  expect(outcome).toBe("refused");
});

it("a changed import map is refused, so that no script of the app runs", async ({ newPage }) => {
  const page = await newPage();
  await page.route("**/assets/map-shop-*.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("sha256-", "sha256-A") });
  });
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto("/faq");
  await expect.poll(() => errors.join()).toContain("Content Security Policy");
  expect(await page.evaluate(() => "__reactRouterRouteModules" in globalThis)).toBe(false);
});
