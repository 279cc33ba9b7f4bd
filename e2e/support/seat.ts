import { cents } from "@trove/money";
import type { BrowserContext } from "playwright-core";
import { openContext } from "./browser.ts";
import { it as journey } from "./journey.ts";
import { booksOf, type DemoBox } from "./operator.ts";
import { keepSignedIn } from "./people.ts";
import { type Enter, newPlayer, type Player } from "./player.ts";

/** Enough for every test of a file. */
const PURSE = cents(100_000);

type Test = { onTestFailed: (leave: () => Promise<void>) => void };

/**
 * The one player of a file, at the page of a box. Every test leaves the page as it found it; after one that failed,
 * somebody else comes, with a browser of their own. `prepare` is called before they see the page.
 */
export type Seat = (box: DemoBox, test: Test, prepare?: (context: BrowserContext) => Promise<void>) => Promise<Player>;

/** A journey in which one player may play test after test: without a sign-up, and without loading a page. */
export const it = journey.extend("seat", { scope: "file" }, async ({ browser, shop }, { onCleanup }): Promise<Seat> => {
  let seated: Player | undefined;
  async function leave(): Promise<void> {
    const leaving = seated;
    seated = undefined;
    await leaving?.page.context().close();
  }
  onCleanup(leave);
  return async (box, { onTestFailed }, prepare) => {
    onTestFailed(leave);
    if (seated === undefined) {
      const context = await openContext(browser, shop.url, { reducedMotion: true });
      await prepare?.(context);
      const enter: Enter = async ({ as: person }) => {
        await keepSignedIn(context, person);
        return context.newPage();
      };
      seated = await newPlayer(shop, enter, box, { purse: PURSE });
    }
    return { ...seated, before: await booksOf(shop, seated.person) };
  };
});
