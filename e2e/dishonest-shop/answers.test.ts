import { randomUUID } from "node:crypto";
import { oddsHash, oddsTableText, parseOddsTable } from "@trove/fairness";
import { type OpenResponse, sha256 } from "../../apps/server/test/openings/browser.ts";
import { evidenceButton, expectJudged, type Outcome, savedBy } from "../support/dishonest/evidence.ts";
import { drawnAgain, receiptWith } from "../support/dishonest/forger.ts";
import { breachOf, expectNoPraise, expectSays, goOn, playedBefore, press } from "../support/dishonest/press.ts";
import { lieAbout, tellTruth } from "../support/dishonest/proxy.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, type Player, resultOf } from "../support/player.ts";
import { it } from "../support/shared-player.ts";
import { inLongForm, inShortForm } from "../support/short-form.ts";

/** The data from which the shop makes a false answer. */
type Known = { honest: OpenResponse; table: string };

type Cheat<Knows = Known> = {
  name: string;
  answer: (known: Knows) => OpenResponse;
  says: readonly string[];
  outcome: Outcome;
};

type Box = OpenResponse["openings"][number];

const SEEN = "What we received differs from what your browser kept.";
const PROVEN = "The shop signed things that contradict each other.";

/** Makes an answer that shows something else than its signed receipt. */
function shown(name: string, change: (honest: OpenResponse) => object, check: string): Cheat {
  const answer = ({ honest }: Known) => ({ ...honest, ...change(honest) });
  return { name, answer, says: [SEEN, `${check}: differs`], outcome: "Seen" };
}

const box =
  (change: (first: Box) => object) =>
  ({ openings: [first] }: OpenResponse) => ({
    openings: first === undefined ? [] : [{ ...first, ...change(first) }],
  });

const item = (change: object) => box((first) => ({ item: { ...first.item, ...change } }));

const fairness = (change: object) => (honest: OpenResponse) => ({ fairness: { ...honest.fairness, ...change } });

/** These lies are not in the signed record. The record is honest, so the person can go on after the breach. */
const unsigned: readonly Cheat[] = [
  shown(
    "another ticket",
    box(() => ({ ticket: 1 })),
    "The tickets shown match the receipt",
  ),
  shown(
    "another item",
    box(() => ({ itemId: randomUUID() })),
    "The items shown match the receipt",
  ),
  shown("another name", item({ name: "Solid gold bar" }), "The names shown match the table"),
  shown("another value", item({ marketPrice: 9999 }), "The values shown match the table"),
  shown(
    "another sell price",
    box(() => ({ sellPrice: 9999 })),
    "The sell prices shown match the table",
  ),
  shown("other odds", fairness({ oddsHash: sha256("odds") }), "The odds shown match the offer"),
  shown("other numbered odds", fairness({ tableVersion: 99 }), "The odds shown match the offer"),
  shown(
    "another balance",
    ({ balance }) => ({ balance: { ...balance, amount: 9999 } }),
    "The balance shown matches the receipt",
  ),
  shown(
    "another debit",
    box(() => ({ transactionId: randomUUID() })),
    "The debits in your statement match the receipt",
  ),
  shown(
    "another piece",
    box(() => ({ inventoryItemId: randomUUID() })),
    "The items in your inventory match the receipt",
  ),
];

/**
 * These lies are in a signed receipt. No later offer can continue from such a record, so each test has its own person.
 */
const signed: readonly Cheat[] = [
  {
    name: "a ticket that the shop likes better",
    answer: ({ honest }) => {
      const lie = receiptWith(honest, { tickets: [1] });
      return { ...lie, ...box(() => ({ ticket: 1 }))(honest) };
    },
    says: [PROVEN, "Every ticket follows from the seeds: differs"],
    outcome: "Proven",
  },
  {
    name: "a draw with another client seed",
    answer: ({ honest, table }) => drawnAgain(honest, table, { clientSeed: "a seed that suits the shop" }),
    says: [PROVEN, "Every ticket follows from the seeds: differs"],
    outcome: "Proven",
  },
  {
    name: "a draw by equal odds under another version",
    answer: ({ honest, table }) => {
      const odds = parseOddsTable(table);
      return drawnAgain(honest, table, { oddsHash: oddsHash(oddsTableText({ ...odds, version: odds.version + 1 })) });
    },
    says: [PROVEN, "Every ticket follows from the seeds: differs"],
    outcome: "Proven",
  },
  {
    name: "another server seed",
    answer: ({ honest }) => receiptWith(honest, { serverSeed: sha256("a seed that suits the shop") }),
    says: [PROVEN, "The revealed seed is the one that was promised: differs"],
    outcome: "Proven",
  },
];

const usedDebit: Cheat<Known & { earlier: OpenResponse }> = {
  name: "a debit that another opening has paid with",
  answer: ({ honest, earlier }) => {
    const transactionIds = earlier.openings.map(({ transactionId }) => transactionId);
    const lie = receiptWith(honest, { transactionIds });
    return { ...lie, ...box(() => ({ transactionId: transactionIds[0] }))(honest) };
  },
  says: [PROVEN, "Nothing was charged, delivered or named twice: differs"],
  outcome: "Proven",
};

let demoBox: DemoBox;
let table: string;
it.beforeAll(async ({ shop }) => {
  demoBox = await findBox(shop, "game-night");
  const { oddsHash: hash } = (await shop.call("getLootbox", { params: { id: demoBox.id } })).body;
  const odds = await shop.call("getLootboxOdds", { params: { id: demoBox.id, oddsHash: hash } });
  table = odds.body.oddsTable;
});

async function expectBreach({ shop, page }: Player, { says, outcome }: Pick<Cheat, "says" | "outcome">): Promise<void> {
  const breach = breachOf(page);
  await breach.getByRole("button", { name: "Verify" }).click();
  await expectSays(breach, ["You can't open boxes here until you decide what to do.", ...says]);
  await expectNoPraise(page);
  await expectJudged(shop, await savedBy(page, evidenceButton(breach)), outcome);
}

async function playCheat(one: Player, cheat: Cheat): Promise<void> {
  await lieAbout(one.page, "openLootbox", (honest) => cheat.answer({ honest, table }));
  await press(one, breachOf);
  await expectBreach(one, cheat);
  await expectOpened(one, 1);
}

it.for(inShortForm(unsigned, "another ticket"))(
  "$name: no celebration, and evidence of a breach",
  async (cheat, { sharedPlayer, onTestFailed }) => {
    const one = await sharedPlayer(demoBox, { onTestFailed });
    await playCheat(one, cheat);
    await tellTruth(one.page);
    await goOn(one.page);
  },
);

it.for(inShortForm(signed))("$name: no celebration, and evidence of a breach", async (cheat, { shop, newTab }) => {
  await playCheat(await newPlayer(shop, newTab, demoBox), cheat);
});

inLongForm(() => {
  it(`${usedDebit.name}: no celebration, and nothing more is revealed`, async ({ shop, newTab }) => {
    const { earlier, ...one } = await playedBefore(shop, newTab, demoBox);
    const { page } = one;
    await lieAbout(page, "openLootbox", (honest) => usedDebit.answer({ honest, table, earlier }));
    await press(one, breachOf);
    await expectBreach(one, usedDebit);

    await tellTruth(page);
    await page.keyboard.press("Escape");
    await press(one, breachOf);
    await expectOpened(one, 2);
  });
});

inLongForm(() => {
  it("the answer of an earlier opening: ends nothing, is evidence of a breach, and the same reveal is sent again", async ({
    shop,
    newTab,
  }) => {
    const { earlier, ...one } = await playedBefore(shop, newTab, demoBox);
    const { page } = one;
    await lieAbout(page, "openLootbox", () => earlier);
    await press(one, (open) => open.getByText("isn't a record of your opening"));
    await expectNoPraise(page);
    await expectJudged(shop, await savedBy(page, evidenceButton(page)), "Seen");

    await tellTruth(page);
    await resultOf(page).getByText("Verified").waitFor();
    await expectOpened(one, 2);
  });
});
