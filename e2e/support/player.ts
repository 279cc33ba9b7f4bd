import { type Cents, cents } from "@trove/money";
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { credit, signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { type Visit, visit } from "./browser.ts";
import type { DemoShop } from "./demo-shop.ts";
import type { Visitor } from "./journey.ts";
import { booksOf, type DemoBox } from "./operator.ts";

export const START = cents(10_000);
export const OPEN_CALL = "**/api/lootboxes/*/open";

/** Opens a page for a signed-in person: `newPage` or `newTab` of a journey. */
export type Enter = (visitor: Visitor & { as: TestPerson }) => Promise<Page>;

/** A person at the page of a box. `before` has the balance and number of openings at the start of the test. */
export type Player = {
  shop: DemoShop;
  box: DemoBox;
  person: TestPerson;
  page: Page;
  before: { balance: Cents; openings: number };
};

/** Registers a person with €100 and opens the page of a box. */
export async function newPlayer(
  shop: DemoShop,
  enter: Enter,
  box: DemoBox,
  { purse = START, ...look }: Visit & { purse?: Cents } = {},
): Promise<Player> {
  const person = await signUp(shop);
  await credit(shop, person, purse);
  const page = await enter({ as: person, ...look });
  await visit(page, `/lootboxes/${box.id}`);
  return { shop, box, person, page, before: { balance: purse, openings: 0 } };
}

export const openButton = (page: Page) => page.getByRole("button", { name: /^Open (\d )?for / });
export const resultOf = (page: Page) => page.getByRole("region", { name: /^You won/u });

/** Returns the number of openings in this stage that the browser stores. */
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

/** Expects that the player has opened and paid for this number of boxes since `before`. */
export async function expectOpened({ shop, person, box, before }: Player, count: number): Promise<void> {
  const balance = cents(before.balance - box.price * count);
  await expect.poll(() => booksOf(shop, person)).toEqual({ balance, openings: before.openings + count });
}

/** Lets the server process the request, but drops the response. */
export async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort("connectionreset");
}
