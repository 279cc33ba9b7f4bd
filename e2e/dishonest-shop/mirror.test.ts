import type { BrowserContext, Page } from "playwright-core";
import { expect, vi } from "vitest";
import { newFolder, openedMirror, type OpenedMirror } from "../../apps/mirror/test/opened-mirror.ts";
import { findFreePort } from "../../apps/server/test/shop/free-port.ts";
import { ensureVerifierBuilt, VERIFIER_POLICY } from "../../apps/web/build-elsewhere.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { untilLogged } from "../support/backup.ts";
import { reload } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { evidenceButton, expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { receiptWith } from "../support/dishonest/forger.ts";
import { press, UNCLEAR } from "../support/dishonest/press.ts";
import { openProofs, rowsWith } from "../support/dishonest/proofs.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox, hurryLog } from "../support/operator.ts";
import { expectOpened, newPlayer, OPEN_CALL, resultOf } from "../support/player.ts";
import { inLongForm } from "../support/short-form.ts";

const mirrorPort = String(await findFreePort());
const mirrorName = `127.0.0.1:${mirrorPort}`;

/** Uses its own shop, which names a mirror. */
const it = journeyThrough(() => openDemoShop({ LOG_MIRRORS: `http://${mirrorName}` }));

let mirror: OpenedMirror;
let remove: () => Promise<void>;

it.beforeAll(async ({ shop }) => {
  const { logs } = (await shop.call("getApplicationInfo")).body;
  // Lets the records that wait for others enter the log now: a verifier needs its checkpoint.
  await hurryLog(shop);
  await vi.waitUntil(async () => (await fetch(`${shop.url}/log/records/checkpoint`)).ok, { timeout: 45_000 });
  const verifier = { folder: await ensureVerifierBuilt(() => {}), policy: VERIFIER_POLICY };
  const { folder, remove: removeFolder } = await newFolder();
  remove = removeFolder;
  mirror = await openedMirror({ url: shop.url, key: (name) => logs[name] }, folder, { verifier }, mirrorPort);
});
it.afterAll(async () => {
  await mirror.close();
  await remove();
});

/** Follows the link of "Check this elsewhere" that stands last on the page, to the mirror's page. */
async function checkElsewhere(page: Page, context: BrowserContext): Promise<Page> {
  await page.getByText("Check this elsewhere").last().click();
  const link = page.getByRole("link", { name: `Check at ${mirrorName}` });
  await link.waitFor();
  await expectSound(page);
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
  const elsewhere = await context.newPage();
  await elsewhere.goto((await link.getAttribute("href")) ?? "");
  return elsewhere;
}

const verdict = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

inLongForm(() => {
  it("a verdict is checked elsewhere: the mirror's page proves an honest opening by the file in its link", async ({
    shop,
    newTab,
  }) => {
    const one = await newPlayer(shop, newTab, await findBox(shop, "game-night"));
    const { page, person } = one;
    await press(one, (place) => resultOf(place).getByText("Verified"));
    await untilLogged(shop, person, 1);
    await mirror.look();
    await openProofs(page);
    await page.getByText("All of them are in the public log.").waitFor();
    await rowsWith(page, "Verified").getByRole("button", { expanded: false }).first().click();
    const elsewhere = await checkElsewhere(page, page.context());
    await verdict(elsewhere, "Everything holds").waitFor();
    await elsewhere.getByText("Opening number 0: ").waitFor();
    await expectAccessible(elsewhere);
  });
});

/** A script of the shop that shows every opening as verified, also after a breach. */
function callEverythingVerified(): void {
  const words: Readonly<Record<string, string>> = {
    "Doesn't match": "Verified",
    "This opening doesn't match its proof": "You won",
    "The shop signed things that contradict each other. Anyone can see it.": "Everything is fine.",
  };
  const lie = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const other = words[text.nodeValue ?? ""];
      if (other !== undefined) text.nodeValue = other;
    }
  };
  new MutationObserver(lie).observe(document, { subtree: true, childList: true, characterData: true });
}

it("a page whose script calls a false draw verified: the mirror's page and the command line say breach", async ({
  shop,
  newPage,
}) => {
  const one = await newPlayer(
    shop,
    async (visitor) => {
      const page = await newPage(visitor);
      await page.addInitScript(callEverythingVerified);
      return page;
    },
    await findBox(shop, "game-night"),
  );
  const { page } = one;
  await lieAbout(page, "openLootbox", (honest) => {
    const openings = honest.openings.map((opened) => ({ ...opened, ticket: 1 }));
    return { ...receiptWith(honest, { tickets: openings.map(() => 1) }), openings };
  });
  const dialog = page.getByRole("dialog", { name: "You won" });
  await press(one, () => dialog.getByText("Verified", { exact: true }));
  const saved = await savedBy(page, evidenceButton(dialog));
  const elsewhere = await checkElsewhere(page, page.context());
  await verdict(elsewhere, "A breach").waitFor();
  await elsewhere.getByText("The shop's own signatures prove it.").waitFor();
  await expectJudged(shop, saved, "Proven");
});

inLongForm(() => {
  it("an opening without an answer goes to the shop's mirror after a minute, whose answer is the shop's, and is handed in by its file too", async ({
    shop,
    newPage,
  }) => {
    const one = await newPlayer(shop, newPage, await findBox(shop, "game-night"));
    const { page } = one;
    const { clock } = page.context();
    await clock.install();
    await reload(page);

    // The person's connection to the shop breaks, and the mirror is silent at first.
    let isTold = false;
    await page.route(OPEN_CALL, (route) => route.abort("connectionreset"));
    await page.route("**/silences", async (route) => {
      if (isTold || route.request().method() !== "POST") return route.fallback();
      const json = { state: "asking", commitment: "" };
      return route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" }, json });
    });
    await press(one, (place) => place.getByText(UNCLEAR));
    const told = page.getByText(`your browser has handed this opening to ${mirrorName}`);
    for (let turn = 0; turn < 60 && !(await told.isVisible()); turn += 1) await clock.runFor(5_000);
    await told.waitFor();
    await expectSound(page);

    // The person hands the saved file in by hand. The mirror asks the shop, which answers it.
    const elsewhere = await newPage();
    await elsewhere.goto(`http://${mirrorName}/`);
    const file = elsewhere.getByLabel("Choose a file of proofs");
    await file.setInputFiles(await savedBy(page, evidenceButton(page)));
    await verdict(elsewhere, "It can't be told").waitFor();
    await elsewhere.getByRole("button", { name: "Hand it to this mirror" }).click();
    await elsewhere.getByText("Opening number 0: The shop has answered the mirror").waitFor();
    await verdict(elsewhere, "Right, not yet in the log").waitFor();
    await expectAccessible(elsewhere);

    // It gives the record back to the page's next question too.
    isTold = true;
    const result = resultOf(page).getByText("Verified");
    for (let turn = 0; turn < 60 && !(await result.isVisible()); turn += 1) await clock.runFor(5_000);
    await result.waitFor();
    await expectOpened(one, 1);
  });
});
