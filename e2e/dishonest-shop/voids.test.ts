import { randomUUID } from "node:crypto";
import { NO_RECORD_HASH, parseOffer, stopAnswerText, stopHash } from "@trove/fairness";
import { cents } from "@trove/money";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { credit } from "../../apps/server/test/people/people.ts";
import { type OpenBody, TestBrowser } from "../../apps/server/test/openings/browser.ts";
import { signStop } from "../../apps/server/test/openings/sign-stop.ts";
import { evidenceButton, expectJudged, type Outcome, savedBy } from "../support/dishonest/evidence.ts";
import { signAsShop } from "../support/dishonest/forger.ts";
import { breachOf, expectNoPraise, expectSays, press } from "../support/dishonest/press.ts";
import { openProofs, rowsWith } from "../support/dishonest/proofs.ts";
import { callsOf, lieAbout } from "../support/dishonest/proxy.ts";
import { type VoidLie, voidOpenings } from "../support/dishonest/void.ts";
import { reload } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, openButton, START } from "../support/player.ts";
import { inLongForm, inShortForm } from "../support/short-form.ts";
import { buyItem, dearestItem } from "../support/shopper.ts";

type Cheat = { name: string; lie: (reveal: OpenBody) => VoidLie; says: readonly string[]; outcome: Outcome };

const voidOf = (page: Page) =>
  page.getByRole("dialog", { name: "The shop says nothing was opened and nothing was charged" });

/** Invents a debit that leaves one cent. The debit is not on the person's statement. */
function invented({ offer }: OpenBody): VoidLie {
  const { balanceCents } = parseOffer(offer.text);
  const movements = [{ id: randomUUID(), cents: 1 - balanceCents }];
  return { reason: "INSUFFICIENT_BALANCE", movements, balanceCents: 1 };
}

const contested: readonly Cheat[] = [
  {
    name: "invented movements that add up",
    lie: invented,
    says: [
      "Was this you?",
      "If you didn't spend this money, someone else did.",
      "You spent the money: only you know",
      "Your statement has these balance changes and no others: only you know",
      "The money was spent before you pressed: only you know",
    ],
    outcome: "Contested",
  },
  {
    name: "an account that was never blocked",
    lie: () => ({ reason: "ACCOUNT_BLOCKED" }),
    says: [
      "Was this you?",
      "Say yes only if your account was blocked, or you ended your offers, before you pressed. If it came later, or you don't know why, say no and contact us.",
      "You know why your account was blocked: only you know",
    ],
    outcome: "Contested",
  },
];

const breaches: readonly Cheat[] = [
  {
    name: "movements that don't add up",
    lie: (reveal) => ({ ...invented(reveal), movements: [] }),
    says: ["The balance changes lead from the balance in the offer to the one in the record: differs"],
    outcome: "Proven",
  },
  {
    name: "a balance that covers the price",
    lie: () => ({ reason: "INSUFFICIENT_BALANCE" }),
    says: ["That balance didn't cover the price: differs"],
    outcome: "Proven",
  },
  {
    name: "a forbidden reason",
    lie: () => ({ reason: "PRICE_CHANGED" }),
    says: ["The reason is one of the two that may end an opening without a draw: differs"],
    outcome: "Proven",
  },
];

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

it.for(inShortForm(breaches, "movements that don't add up"))(
  "a void with $name is a breach",
  async ({ lie, says, outcome }, { shop, newTab }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page } = one;
    await voidOpenings(page, shop, lie);
    const breach = await press(one, breachOf);
    await breach.getByRole("button", { name: "Verify" }).click();
    await expectSays(breach, ["The shop signed things that contradict each other.", ...says]);
    await expectNoPraise(page);
    await expectJudged(shop, await savedBy(page, evidenceButton(breach)), outcome);
  },
);

it.for(inShortForm(contested))(
  "a void with $name is the shop's word only",
  async ({ lie, says, outcome }, { shop, newTab }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page } = one;
    // The shop draws and charges, but tells the page that it did not.
    await voidOpenings(page, shop, lie, (route) => route.fetch());
    const end = await press(one, voidOf);
    await end.getByRole("button", { name: "Verify" }).click();
    await expectSays(end, ["Please confirm", "You would have won", ...says]);
    await expectNoPraise(page);
    await expectJudged(shop, await savedBy(page, evidenceButton(end)), outcome);
    await expectOpened(one, 1);
  },
);

inLongForm(() => {
  it("a void by money that was spent while the shop waited stays the shop's word, whatever the person says", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page, person } = one;
    const dear = await dearestItem(shop);
    await credit(shop, person, cents(dear.price + box.price - 1 - START));
    await reload(page);
    let isSpent = false;
    await page.route(callsOf("openLootbox"), async (route) => {
      if (!isSpent) await buyItem(shop, person, dear);
      isSpent = true;
      await route.continue();
    });
    await openButton(page).click();
    const end = voidOf(page);
    await end.getByRole("button", { name: "Yes, that was me" }).click();
    await end.getByRole("button", { name: "Verify" }).click();
    await expectSays(end, ["Please confirm", "The money was spent before you pressed: only you know"]);
    await expectNoPraise(page);
    await expectJudged(shop, await savedBy(page, evidenceButton(end)), "Contested");
  });

  it("a void for a break that the shop invented, with a stop of a browser that nobody has, stays the shop's word", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, box);
    const { page, person } = one;
    const time = new Date().toISOString();
    const stop = await signStop(shop, person, new TestBrowser(), { nonce: 0, before: NO_RECORD_HASH });
    const answer = signAsShop(stopAnswerText({ isTaken: true, stopHash: stopHash(stop.text), time }));
    await voidOpenings(
      page,
      shop,
      () => ({ reason: "ACCOUNT_BLOCKED" }),
      (route) => route.fetch(),
    );
    const end = await press(one, voidOf);
    await end.getByRole("button", { name: "Verify" }).click();
    await expectSays(end, [
      "Please confirm",
      "You would have won",
      "You know why your account was blocked: only you know",
    ]);
    await expectNoPraise(page);
    await expectJudged(shop, await savedBy(page, evidenceButton(end)), "Contested");
    const untilUtc = new Date(Date.now() + 86_400_000).toISOString();
    const claimed = { kind: "Break", untilUtc, reopensAtUtc: null };
    await lieAbout(page, "getProtection", (honest) => ({ ...honest, break: claimed }));
    await lieAbout(page, "listStops", () => ({ stops: [{ stop, answer }] }));
    await reload(page);
    await page.getByText("You're taking a break until").first().waitFor();
    await openProofs(page);
    await rowsWith(page, "Please confirm").first().waitFor();
    expect(await page.getByRole("region", { name: "Signed by you and the shop" }).getByText("Verified").count()).toBe(
      0,
    );
  });
});
