import { expect } from "vitest";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { shareOpening } from "../../apps/server/test/openings/share.ts";
import { looksOf } from "../../apps/server/test/catalogue/pictures.ts";
import { evidenceButton, judgeBy, keyOptions, logOptions, savedBy } from "../support/dishonest/evidence.ts";
import { reload, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox, hurryLog } from "../support/operator.ts";
import { newPlayer, openButton, resultOf } from "../support/player.ts";
import { newCustomer } from "../support/shopper.ts";

it("a person shares an opening, with its proof if they choose that, a stranger's browser verifies it, and the link ends", async ({
  shop,
  newTab,
  newVisitor,
}) => {
  const box = await findBox(shop, "game-night");
  const one = await newPlayer(shop, newTab, box);
  const { page, person } = one;
  await openButton(page).click();
  await resultOf(page).getByText("Verified").waitFor();
  await resultOf(page).getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this opening" });
  await dialog.getByRole("heading", { name: "What people with the link can see" }).waitFor();
  await dialog.getByText("of all boxes opened together").waitFor();
  expect(await dialog.getByText("Your balance just before and just after this opening").count()).toBe(0);
  await dialog.getByRole("switch", { name: "Show my username" }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = dialog.getByRole("textbox", { name: "Link" });
  const address = await link.inputValue();
  // The shortcut S, which sells the item, must not work while the dialog has the focus.
  await dialog.getByRole("switch", { name: "Show my username" }).press("s");
  expect(
    await resultOf(page)
      .getByRole("button", { name: /^Sell for/ })
      .count(),
  ).toBe(1);
  expect(address).toMatch(/\/openings\/shared\/[\w-]{22}$/);

  // Waits until the log has published the record, so that a stranger can find it there.
  const logged = async () => {
    await hurryLog(shop);
    const { body } = await shop.call("listOpenings", { query: { fromNonce: 0 } }, { token: person.token });
    return body.items[0]?.logIndex ?? null;
  };
  await expect.poll(logged).not.toBeNull();

  const stranger = await (await newVisitor()).newPage();
  await visit(stranger, new URL(address).pathname);
  await stranger.getByText(person.userName).waitFor();
  await stranger.getByText("The person kept the full proof, with their balance and ids, to themselves.").waitFor();
  await stranger.getByText("In the public log", { exact: true }).waitFor();
  await stranger.getByText("The item follows from the ticket: holds").waitFor();
  await expectSound(stranger);

  await dialog.getByRole("switch", { name: "Share the full proof too" }).click();
  await dialog.getByText("Your balance just before and just after this opening").waitFor();
  await expect.poll(() => dialog.getByRole("switch", { name: "Share the full proof too" }).isEnabled()).toBe(true);
  await reload(stranger);
  await stranger.getByText("Verified", { exact: true }).first().waitFor();
  await stranger.getByText("Items, tickets and chances are those in the proof").waitFor();
  expect(await stranger.getByText("The shop signed the offer").first().isVisible()).toBe(false);
  await stranger.getByText("Show the proof").click();
  await stranger.getByText("The shop signed the offer").first().waitFor();
  const saved = await savedBy(stranger, evidenceButton(stranger));
  const { report, exitCode } = await judgeBy([...(await keyOptions(shop)), ...(await logOptions(shop))], saved);
  expect(report).toMatch(/VERIFIED/u);
  expect(exitCode).toBe(0);

  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await dialog.getByRole("button", { name: "Create link" }).waitFor();
  const gone = await stranger.goto(new URL(address).pathname);
  expect(gone?.status()).toBe(404);
  await stranger.getByRole("heading", { level: 1, name: "Nothing is shared here" }).waitFor();
});

it("a link to a shared opening has a title and a picture of its own, and is not for search engines", async ({
  shop,
}) => {
  const [box, person] = [await findBox(shop, "game-night"), await newCustomer(shop)];
  const opened = await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  const [won] = opened.body.openings;
  const { token } = (await shareOpening(shop, person, won?.transactionId ?? "")).body;
  const response = await fetch(`${shop.url}/openings/shared/${token}`);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const page = await response.text();
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).not.toContain('rel="canonical"');
  expect(page).toContain(`content="${shop.url}/share/openings/${token}.jpg"`);
  expect(/<meta property="og:title" content="(.+?)"/.exec(page)?.[1]).toBe(`${won?.item.name} from ${box.name}`);
  expect(page).not.toContain(person.userName);
  const picture = await fetch(`${shop.url}/share/openings/${token}.jpg`);
  expect(picture.headers.get("cache-control")).toBe("no-cache");
  expect(await looksOf(picture)).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect((await fetch(`${shop.url}/share/openings/${"A".repeat(22)}.jpg`)).status).toBe(404);
});
