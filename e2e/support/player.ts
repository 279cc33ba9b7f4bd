import { cents } from "@trove/money";
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { credit, signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { type Visit, visit } from "./browser.ts";
import type { DemoShop } from "./demo-shop.ts";
import type { NewPage } from "./journey.ts";
import { booksOf, type DemoBox } from "./operator.ts";

export const START = cents(10_000);
export const OPEN_CALL = "**/api/lootboxes/*/open";

export type Player = { shop: DemoShop; box: DemoBox; person: TestPerson; page: Page };

/**
 * Registers somebody with €100 and shows them the page of a box. Motion is reduced, so that journeys don't wait for the
 * reel.
 */
export async function newPlayer(shop: DemoShop, newPage: NewPage, box: DemoBox, look: Visit = {}): Promise<Player> {
  const person = await signUp(shop);
  await credit(shop, person, START);
  const page = await newPage({ as: person, reducedMotion: true, ...look });
  await visit(page, `/lootboxes/${box.id}`);
  return { shop, box, person, page };
}

export const openButton = (page: Page) => page.getByRole("button", { name: /^Open (\d )?for / });
export const resultOf = (page: Page) => page.getByRole("dialog").filter({ hasText: "You won" });

/** How many openings of a stage this browser keeps. */
export function keptOpenings(page: Page, stage: "Open" | "Unseen" | "Stopped" | "Done"): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("fairness");
        opening.addEventListener("error", () => reject(new Error("the browser keeps nothing")));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const all = database.transaction("openings").objectStore("openings").getAll();
          all.addEventListener("success", () => {
            database.close();
            resolve(all.result.filter((kept: { stage: string }) => kept.stage === wanted).length);
          });
        });
      }),
    stage,
  );
}

export async function expectOpened({ shop, person, box }: Player, count: number): Promise<void> {
  const books = { balance: START - box.price * count, openings: count };
  await expect.poll(() => booksOf(shop, person)).toEqual(books);
}

/** Lets the server process the request, but drops the response. */
export async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort("connectionreset");
}
