import { clientHash, keyIdOf, verifySignature } from "@trove/fairness";
import { parseStatement, type StatementLeaf, statementText, termsLog } from "@trove/fairness/log";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SampleKey } from "../../packages/fairness/test/sample-keys.ts";
import { plainStatement } from "../../packages/fairness/test/sample-statements.ts";
import { openBoxes, type OpenResponse } from "../../apps/server/test/openings/browser.ts";
import { copiesOf } from "../support/dishonest/copied-openings.ts";
import { changeTermsEntries, lengthenRecordsLog, lengthenTermsLog } from "../support/dishonest/log.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox, untilStated } from "../support/operator.ts";
import { newCustomer } from "../support/shopper.ts";

let opened: OpenResponse;
it.beforeAll(async ({ shop }) => {
  const box = await findBox(shop, "game-night");
  opened = (await openBoxes(shop, await newCustomer(shop), { lootboxId: box.id, price: box.price })).body;
});

const computed = (page: Page) => page.getByRole("region", { name: "What your browser has checked" });
const word = (page: Page) => page.getByRole("region", { name: "What the shop says of itself" });

it("an entry whose item does not follow from seeds and odds is named to every visitor", async ({ shop, newTab }) => {
  const page = await newTab();
  const { clientEntropy, clientSeed } = opened.fairness;
  const hash = clientHash(clientEntropy, clientSeed);
  const [ticket = 0] = opened.openings.map((one) => one.ticket);
  const lie = copiesOf(opened, hash, 1, { tickets: [(ticket + 1) % 1_000_000] });
  await lengthenRecordsLog(page, shop, [...copiesOf(opened, hash, 3), ...lie]);
  await visit(page, "/provably-fair");
  await computed(page).getByRole("alert").getByText("One entry of the log doesn't add up.").waitFor();
  await computed(page)
    .getByText(/^Entry \d+: its items don't follow from seeds and odds\.$/)
    .waitFor();
});

it("a list of boxes that lacks an open one makes the page say how many it lacks", async ({ newPage }) => {
  const page = await newPage();
  await lieAbout(page, "listLootboxes", ({ items, totalCount, ...list }) => {
    return { ...list, items: items.slice(1), totalCount: totalCount - 1 };
  });
  await visit(page, "/provably-fair");
  await computed(page)
    .getByText(/The log has \d+ open boxes\. The list that you get lacks one of them\./)
    .waitFor();
});

it("a statement that no key of the shop has signed is not shown", async ({ shop, newTab }) => {
  const page = await newTab();
  const stranger = new SampleKey(66);
  const text = statementText({ ...plainStatement, time: new Date().toISOString(), operator: "Somebody else" });
  const leaf: StatementLeaf = { kind: "statement", ...stranger.signText(text) };
  expect(leaf.keyId).toBe(keyIdOf(stranger.publicKey));
  expect(await verifySignature(parseStatement(text) && text, leaf.signature, stranger.publicKey)).toBe(true);
  await lengthenTermsLog(page, shop, [termsLog.write(leaf)]);
  await visit(page, "/provably-fair");
  await word(page).getByText("The log has a statement that no key of this shop has signed.").waitFor();
  expect(await page.getByText("Somebody else").count()).toBe(0);
});

it("a statement that is not in the signed log makes the page say that the log contradicts itself", async ({
  shop,
  newTab,
}) => {
  await untilStated(shop);
  const page = await newTab();
  await changeTermsEntries(page, "Keizersgracht 1", "Keizersgracht 2");
  await visit(page, "/provably-fair");
  await computed(page).getByRole("alert").getByText("The public log contradicts itself").waitFor();
  expect(await page.getByText("Keizersgracht 2").count()).toBe(0);
});
