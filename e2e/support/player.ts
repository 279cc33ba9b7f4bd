import { cents } from "@trove/money";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { newVisitor, type Visit, visit } from "./browser.ts";
import type { DemoShop } from "./demo-shop.ts";
import { booksOf, credit, type DemoBox } from "./operator.ts";
import { keepSignedIn, register, type Session } from "./people.ts";

export const START = cents(10_000);
export const OPEN_CALL = "**/api/lootboxes/*/open";

export type Player = { shop: DemoShop; box: DemoBox; session: Session; context: BrowserContext; page: Page };

/** Somebody with €100, on the page of a box. Motion is reduced, so that journeys don't wait for the reel. */
export async function newPlayer(shop: DemoShop, browser: Browser, box: DemoBox, options: Visit = {}): Promise<Player> {
  const session = await register(shop.url);
  await credit(shop, session, START);
  const context = await newVisitor(browser, shop.url, { reducedMotion: true, ...options });
  await keepSignedIn(context, session);
  const page = await context.newPage();
  await visit(page, `/lootboxes/${box.id}`);
  return { shop, box, session, context, page };
}

export const openButton = (page: Page) => page.getByRole("button", { name: /^Open (\d )?for / });
export const resultOf = (page: Page) => page.getByRole("dialog").filter({ hasText: "You won" });

/** How many requests this browser keeps because their fate is unknown or their answer not verified. */
export function storedRequests(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("fairness_request_")).length);
}

export async function expectOpened({ shop, session, box }: Player, count: number): Promise<void> {
  const books = { balance: START - box.price * count, openings: count };
  await expect.poll(() => booksOf(shop, session)).toEqual(books);
}

/** Lets the server carry the request out and loses its answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort("connectionreset");
}
