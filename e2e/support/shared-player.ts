import { cents } from "@trove/money";
import type { BrowserContext } from "playwright-core";
import { openContext } from "./browser.ts";
import { it as journey } from "./journey.ts";
import { booksOf, type DemoBox } from "./operator.ts";
import { keepSignedIn } from "./people.ts";
import { type Enter, newPlayer, type Player } from "./player.ts";

/** Enough money for all tests of a file. */
const PURSE = cents(100_000);

type Test = { onTestFailed: (leave: () => Promise<void>) => void };

/**
 * Returns the player that all tests of a file share, at the page of a box. Each test leaves the page as it found it.
 * After a failed test, a new person with a new browser takes over. `prepare` runs before the page is opened.
 */
export type SharedPlayer = (
  box: DemoBox,
  test: Test,
  prepare?: (context: BrowserContext) => Promise<void>,
) => Promise<Player>;

/** A journey in which one player is used by several tests, without a new sign-up and without loading the page again. */
export const it = journey.extend(
  "sharedPlayer",
  { scope: "file" },
  async ({ browser, shop }, { onCleanup }): Promise<SharedPlayer> => {
    let player: Player | undefined;
    async function leave(): Promise<void> {
      const leaving = player;
      player = undefined;
      await leaving?.page.context().close();
    }
    onCleanup(leave);
    return async (box, { onTestFailed }, prepare) => {
      onTestFailed(leave);
      if (player === undefined) {
        const context = await openContext(browser, shop.url);
        await prepare?.(context);
        const enter: Enter = async ({ as: person }) => {
          await keepSignedIn(context, person);
          return context.newPage();
        };
        player = await newPlayer(shop, enter, box, { purse: PURSE });
      }
      return { ...player, before: await booksOf(shop, player.person) };
    };
  },
);
