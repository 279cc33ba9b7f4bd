import { parseOffer, parseRecord, recordLeaf } from "@trove/fairness";
import type { DrawnLeaf } from "@trove/fairness/log";
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import {
  newEntropy,
  type OpenBody,
  openBoxes,
  type OpenResponse,
  sha256,
} from "../../apps/server/test/openings/browser.ts";
import { untilLogged } from "../support/backup.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { evidenceButton, expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { loseInLog, readRecords } from "../support/dishonest/log.ts";
import { breachOf, expectNoPraise, expectSays, press } from "../support/dishonest/press.ts";
import { journeyThrough } from "../support/journey.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, OPEN_CALL, type Player } from "../support/player.ts";
import { inLongForm } from "../support/short-form.ts";

/** Uses its own shop, whose records log grows only by these openings. */
const it = journeyThrough(openDemoShop);

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

/** The leaf of the record with which the shop has answered a reveal. */
function leafOf(revealed: OpenBody, { receipt }: OpenResponse): DrawnLeaf {
  const { offer, clientSeed } = revealed;
  return recordLeaf(receipt.text, parseRecord(receipt.text), parseOffer(offer.text), clientSeed);
}

const problem = (code: string, params: object) => ({
  status: 409,
  contentType: "application/problem+json",
  json: { type: `/api/docs#${code}`, title: code, status: 409, code, traceId: "0", params },
});

/** The shop draws and charges, and then says that it has lost the record, of which its log has another leaf. */
async function loseOpenings({ page, shop }: Player, lie: (honest: DrawnLeaf) => DrawnLeaf): Promise<void> {
  let answer: ReturnType<typeof problem> | undefined;
  await page.route(OPEN_CALL, async (route: Route) => {
    if (answer === undefined) {
      const revealed: OpenBody = route.request().postDataJSON();
      const honest: OpenResponse = await (await route.fetch()).json();
      answer = problem("RECORD_LOST", await loseInLog(page, shop, lie(leafOf(revealed, honest))));
    }
    await route.fulfill(answer);
  });
}

it("a record that is lost, with an invented draw of one's own digits in the log: a breach that was seen", async ({
  shop,
  newTab,
}) => {
  const one = await newPlayer(shop, newTab, box);
  await loseOpenings(one, (honest) => {
    if (honest.kind !== "opening") throw new Error("the shop has drawn");
    return { ...honest, tickets: honest.tickets.map((ticket) => (ticket + 1) % 1_000_000) };
  });
  const breach = await press(one, breachOf);
  await breach.getByRole("button", { name: "Verify" }).click();
  await expectSays(breach, [
    "The log's leaf of the lost record shows what follows from the offer and the seeds: differs",
  ]);
  await expectNoPraise(one.page);
  await expectJudged(shop, await savedBy(one.page, evidenceButton(breach)), "Seen");
  await expectOpened(one, 1);
});

const lostOf = (page: Page) => page.getByRole("dialog", { name: "The shop has lost the record of this opening" });

inLongForm(() => {
  it("a record that is lost, with somebody else's draw in the log: the page says so, and never that it is verified", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    await loseOpenings(one, (honest) => ({ ...honest, clientHash: sha256("an invented browser") }));
    const lost = await press(one, lostOf);
    await expectSays(lost, ["was drawn with other random digits than this browser's"]);
    await expectNoPraise(one.page);
    await expectJudged(shop, await savedBy(one.page, evidenceButton(lost)), "Contested");
    await expectOpened(one, 1);
  });
});

inLongForm(() => {
  it("a nonce that an invented browser ends after the reveal: the page asks, and the log has the other draw", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page, person } = one;
    let commitment = "";
    const openFirst = async (route: Route) => {
      const { offer }: OpenBody = route.request().postDataJSON();
      commitment = parseOffer(offer.text).commitment;
      await openBoxes(shop, person, { lootboxId: box.id, price: box.price }, { clientEntropy: newEntropy() });
      await route.continue();
    };
    await page.route(OPEN_CALL, openFirst, { times: 1 });
    await press(one, (place) => place.getByText("Please confirm").first());
    await expectNoPraise(page);
    await expectJudged(shop, await savedBy(page, evidenceButton(page)), "Contested");
    await untilLogged(shop, person, 1);
    const leaves = await readRecords(shop);
    expect(leaves.filter((leaf) => "commitment" in leaf && leaf.commitment === commitment)).toHaveLength(1);
  });
});
