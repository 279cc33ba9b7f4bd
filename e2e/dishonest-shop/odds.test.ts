import { oddsHash, type OddsTable, oddsTableText, parseOddsTable } from "@trove/fairness";
import { cents, toEuros } from "@trove/money";
import { evidenceButton, expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { offerWith } from "../support/dishonest/forger.ts";
import { expectNoPraise, expectSays, press, refusedOffer } from "../support/dishonest/press.ts";
import { callsOf, lieAbout } from "../support/dishonest/proxy.ts";
import { it } from "../support/journey.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, openButton } from "../support/player.ts";
import { inShortForm } from "../support/short-form.ts";

type Cheat = { name: string; odds: (honest: OddsTable) => OddsTable };

const cheats: readonly Cheat[] = [
  {
    name: "equal odds under a version that suits the shop",
    odds: (table) => ({ ...table, version: table.version + 7 }),
  },
  {
    name: "odds for one person only",
    odds: ({ drops, ...table }) => ({
      ...table,
      // Moves one ticket from the first drop to the last.
      drops: drops.map((drop, index) => {
        const more = index === 0 ? -1 : index === drops.length - 1 ? 1 : 0;
        return { ...drop, tickets: drop.tickets + more };
      }),
    }),
  },
];

let box: DemoBox;
let honest: OddsTable;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
  const shown = await shop.call("getLootbox", { params: { id: box.id } });
  const { body } = await shop.call("getLootboxOdds", { params: { id: box.id, oddsHash: shown.body.oddsHash } });
  honest = parseOddsTable(body.oddsTable);
});

it.for(inShortForm(cheats, "odds for one person only"))(
  "$name: nothing is revealed, because the public log has others",
  async ({ odds }, { shop, newTab }) => {
    const table = odds(honest);
    const text = oddsTableText(table);
    const hash = oddsHash(text);
    const one = await newPlayer(shop, newTab, box);
    const { page } = one;
    await lieAbout(page, "offerOpening", (offered) => offerWith(offered, { oddsHash: hash }));
    await page.route(callsOf("getLootboxOdds"), (route) => {
      const publishedAtUtc = new Date().toISOString();
      return route.fulfill({ json: { oddsTable: text, oddsHash: hash, publishedAtUtc } });
    });
    await lieAbout(page, "getLootbox", (shown) => {
      let ticketFrom = 0;
      const drops = table.drops.map(({ itemId, tickets }) => {
        const drop = shown.drops.find((each) => each.itemId === itemId);
        const from = ticketFrom;
        ticketFrom += tickets;
        return { ...drop, tickets, ticketFrom: from, ticketTo: ticketFrom - 1, probability: tickets / 1_000_000 };
      });
      const price = toEuros(cents(table.priceCents));
      return { ...shown, price, drops, oddsHash: hash, tableVersion: table.version };
    });
    await openButton(page).click();
    await page.getByText("The odds on this page didn't match the published ones. Nothing was opened.").waitFor();

    const refused = await press(one, refusedOffer);
    await expectSays(refused, ["The public log shows that these odds applied to everyone: differs"]);
    await expectNoPraise(page);
    await expectOpened(one, 0);
    await expectJudged(shop, await savedBy(page, evidenceButton(refused)), "Proven");
  },
);
