import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { PHONE, visit, WIDE } from "../support/browser.ts";
import { it } from "../support/journey.ts";

/**
 * Loads all style sheets again in reverse order, and returns the elements that look different afterwards. The first
 * sheet stays first, because it states the order of the layers.
 */
const changedByOrder = (page: Page) =>
  page.evaluate(async () => {
    const looks = ["display", "position", "background-color", "color", "font-size", "padding", "border-radius", "gap"];
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      return looks.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
    };
    const before = [...document.body.querySelectorAll("*")].map((element) => [element, lookOf(element)] as const);
    const [, ...sheets] = document.querySelectorAll("link[rel=stylesheet]:not([disabled]), style[data-sheet]");
    if (sheets.length === 0) throw new Error("the page has one sheet or none");
    const arrived = sheets.map((sheet) => new Promise((done) => sheet.addEventListener("load", done, { once: true })));
    document.head.append(...sheets.reverse());
    await Promise.all(arrived);
    return before
      .filter(([element, look]) => element.isConnected && lookOf(element) !== look)
      .map(([element, look]) => `${element.className}: ${look} → ${lookOf(element)}`);
  });

/** In the short form, two pages, each at one size. */
const paths = inject("size").allLooks ? ["/", "/lootboxes", "/faq", "/auth/jwt/sign-in"] : ["/", "/lootboxes"];
const places = paths.flatMap((path, place) =>
  [WIDE, PHONE]
    .filter((_, turn) => inject("size").allLooks || turn === place % 2)
    .map((size) => ({ path, size, width: size.width })),
);

it.for(places)(
  "$path looks the same at $width px in whatever order its style sheets arrive",
  async ({ path, size }, { newTab }) => {
    const page = await newTab({ size });
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    expect(await changedByOrder(page)).toEqual([]);
  },
);

it("what a page loads later brings no style sheet that the server wrote into the page", async ({ shop, newTab }) => {
  const page = await newTab({ size: PHONE });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(new URL(request.url()).pathname);
  });
  const { items } = (await shop.call("listItems", { query: { pageSize: "2" } })).body;
  for (const { id } of items) {
    await visit(page, `/shop/items/${id}`);
    await page.waitForLoadState("networkidle");
  }
  const written = await page.locator("style[data-sheet]").evaluateAll((all) => all.map((one) => one.dataset["sheet"]));
  expect(asked.filter((path) => written.includes(path))).toEqual([]);
});
