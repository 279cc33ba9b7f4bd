import { type Language, offeredLanguages } from "@trove/contract/languages";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { PHONE, type Size, visit, WIDE } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it, type NewVisitor } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { cheapestItems } from "../support/shopper.ts";
import { misfitsOf } from "../support/texts-fit.ts";

const { allLooks } = inject("size");
/** The short form checks the pages of customers in French, whose texts are the longest. */
const LANGUAGES: readonly Language[] = allLooks ? offeredLanguages : ["fr"];
const SIZES: readonly Size[] = allLooks
  ? [PHONE, { width: 768, height: 1024 }, WIDE, { width: 1920, height: 1080 }]
  : [PHONE];

const mainScreens = {
  visitors: ["/", "/lootboxes", "/provably-fair", "/faq", "/withdraw", "/auth/jwt/sign-in", "/auth/jwt/sign-up"],
  users: [
    "/inventory",
    "/top-up",
    "/transactions",
    "/balance/returns",
    "/shipments",
    "/wishlist",
    "/account-settings",
    "/account/payments",
    "/account/identity",
    "/account/limits",
    "/account/protection",
    "/complaints",
    "/cart",
  ],
  operators: [
    "/dashboard",
    "/dashboard/odds",
    "/dashboard/two",
    "/dashboard/three",
    "/dashboard/three/import",
    "/dashboard/group",
    "/dashboard/group/prize-cover",
    "/dashboard/group/five",
    "/dashboard/group/six",
    "/dashboard/group/six/reconciliation",
    "/dashboard/group/six/protection",
    "/dashboard/group/cases",
    "/dashboard/group/rights",
    "/dashboard/group/settings?group=shipping",
    "/dashboard/group/audit",
  ],
};

const otherScreens = {
  visitors: [
    "/auth/jwt/forgot-password",
    "/auth/jwt/reset-password?token=used",
    "/track-order",
    "/accessibility",
    "/withdraw/confirm?token=unknown",
    "/coming-soon",
    "/maintenance",
    "/error/403",
    "/error/404",
    "/error/500",
  ],
  users: ["/orders", "/payment-validation", "/shipment-create"],
  operators: [
    "/dashboard/security",
    "/dashboard/entries?figure=boxSales",
    "/dashboard/two/withdrawals",
    "/dashboard/three/categories",
    "/dashboard/status",
    "/dashboard/three/opening-soon",
    "/dashboard/three/items/new",
    "/dashboard/three/reductions",
    "/dashboard/three/reductions/new",
    "/dashboard/three/works",
    "/dashboard/group/six/ledger",
    "/dashboard/group/six/quarantine",
    "/dashboard/group/six/documents",
    "/dashboard/group/six/books",
    "/dashboard/group/six/disputes",
    "/dashboard/group/cases/flagged",
    "/dashboard/group/approvals",
  ],
};

/** Lists whose first record is checked too. The value is the beginning of the records' addresses. */
const lists: Readonly<Record<string, string>> = {
  "/orders": "/orders/",
  "/dashboard/odds": "/dashboard/odds/",
  "/dashboard/three": "/dashboard/three/items/0",
  "/dashboard/group": "/dashboard/group/boxes/",
  "/dashboard/group/five": "/dashboard/group/five/",
  "/dashboard/group/six": "/dashboard/group/six/payments/",
};

const screensOf = (who: keyof typeof mainScreens) =>
  allLooks ? [...mainScreens[who], ...otherScreens[who]] : mainScreens[who];

type Place = { shop: DemoShop; newVisitor: NewVisitor };
type Screens = { paths: readonly string[]; who?: "user" | "admin" };

/** Makes the browser lay out parts outside of the window too, and waits two frames for parts that scripts resize. */
async function untilLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Opens each path in a language and checks its texts at every size. */
async function lookAt({ shop, newVisitor }: Place, language: string, { paths, who }: Screens): Promise<string[]> {
  const as = who && (await signInAs(shop, who));
  const context = await newVisitor({ ...(as && { as }) });
  await context.addCookies([{ name: "i18nextLng", value: language, url: shop.url }]);
  await context.addInitScript((chosen) => localStorage.setItem("i18nextLng", chosen), language);
  const page = await context.newPage();
  const found: string[] = [];
  const left = [...paths];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    await visit(page, path);
    await page.locator("main[aria-busy=true], main [aria-busy=true]").first().waitFor({ state: "detached" });
    const records = allLooks ? lists[path] : undefined;
    if (records !== undefined)
      left.push((await page.locator(`main a[href^="${records}"]`).first().getAttribute("href")) ?? "");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await untilLaidOut(page);
      const misfits = await misfitsOf(page);
      found.push(...misfits.map((misfit) => `${language} ${path} at ${size.width}: ${misfit}`));
    }
  }
  return found;
}

it.for(LANGUAGES)(
  "in %s, no text is cut off, lies over another or sticks out of its box",
  { timeout: 300_000 },
  async (language, { shop, newVisitor }) => {
    const place = { shop, newVisitor };
    const [item] = await cheapestItems(shop, 1);
    const { id } = await findBox(shop, "game-night");
    const all: readonly Screens[] = [
      { paths: [...screensOf("visitors"), `/shop/items/${item?.id}`, `/lootboxes/${id}`] },
      { paths: screensOf("users"), who: "user" },
      ...(allLooks ? [{ paths: screensOf("operators"), who: "admin" } as const] : []),
    ];
    const found: string[] = [];
    for (const screens of all) found.push(...(await lookAt(place, language, screens)));
    expect(found).toEqual([]);
  },
);
