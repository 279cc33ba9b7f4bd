import { randomUUID } from "node:crypto";
import { type Language, languages, offeredLanguages } from "@trove/contract/languages";
import { expect, inject } from "vitest";
import { paidGuestOrder } from "../../../../e2e/support/guest-order.ts";
import { findBox } from "../../../../e2e/support/operator.ts";
import { buyOne, newCollector } from "../../../../e2e/support/shipments.ts";
import type { ownData as englishData } from "../../app/locales/en/account/own-data.ts";
import type { cart as englishCart } from "../../app/locales/en/cart.ts";
import type { complaints as englishComplaints } from "../../app/locales/en/cases/complaints.ts";
import type { item as englishItem } from "../../app/locales/en/items/item.ts";
import type { boxPage as englishBox } from "../../app/locales/en/lootboxes/box-page.ts";
import type { breaks as englishBreaks } from "../../app/locales/en/protection/breaks.ts";
import type { limits as englishLimits } from "../../app/locales/en/protection/limits.ts";
import type { shell as englishShell } from "../../app/locales/en/shell.ts";
import type { accessibility as englishStatement } from "../../app/locales/en/status/accessibility.ts";
import type { withdrawals as englishWithdrawals } from "../../app/locales/en/withdrawals/withdrawals.ts";
import { CLOSED_PLATFORM, type Duty, footerDuties, pageDuties } from "../../app/page-duties.fixture.ts";
import { routesInside } from "../../app/page-routes.fixture.ts";
import { fillCart } from "../checkout/cart-page.ts";
import { it as shown, type Page } from "../shown.ts";
import type { ShownShop } from "../shown-shop.ts";

async function textsOf(language: Language) {
  const read = (path: string) => import(`../../app/locales/${language}/${path}.ts`) as Promise<object>;
  const parts = await Promise.all(
    [
      "account/own-data",
      "cart",
      "cases/complaints",
      "items/item",
      "lootboxes/box-page",
      "protection/breaks",
      "protection/limits",
      "shell",
      "status/accessibility",
      "withdrawals/withdrawals",
    ].map(read),
  );
  return Object.assign({}, ...parts) as {
    ownData: typeof englishData;
    cart: typeof englishCart;
    complaints: typeof englishComplaints;
    item: typeof englishItem;
    boxPage: typeof englishBox;
    breaks: typeof englishBreaks;
    limits: typeof englishLimits;
    shell: typeof englishShell;
    accessibility: typeof englishStatement;
    withdrawals: typeof englishWithdrawals;
  };
}

const inLanguage = (language: Language) => ({ headers: { "accept-language": languages[language].tag } });

type Scene = Awaited<ReturnType<typeof makeScene>>;

/** A person with an order and a shipment, an order of a guest, and items of which much has to be said. */
async function makeScene(shop: ShownShop) {
  const [person, box] = await Promise.all([newCollector(shop, 0), findBox(shop, "desk-drawer")]);
  const limit = { kind: "Deposit", period: "month", amount: 500 } as const;
  await shop.call("setLimit", { body: limit }, { token: person.token, key: randomUUID() });
  const { purchaseId, shipmentId } = await buyOne(shop, person);
  const { item: good, trackingToken } = await paidGuestOrder(shop);
  // The first maker is outside of the EU, the items of the second need warnings.
  const makers = await Promise.all(
    ["Oldgate", "Sixpip"].map((search) => shop.call("listItems", { query: { search, pageSize: "1" } })),
  );
  const itemIds = makers.flatMap(({ body }) => body.items.map(({ id }) => id));
  const addresses: Readonly<Record<string, readonly string[]>> = {
    "/shop/items/:id": itemIds.map((id) => `/shop/items/${id}`),
    "/lootboxes/:id": [`/lootboxes/${box.id}`],
    "/orders/:id": [`/orders/${purchaseId}`],
    "/shipments": [`/shipments#${shipmentId}`],
    "/account-settings": ["/account-settings?tab=data"],
    "/track-order": [`/track-order#${trackingToken}`],
  };
  return { shop, person, good, addresses };
}

type Look = { page: Page; texts: Awaited<ReturnType<typeof textsOf>>; language: Language; scene: Scene };

const main = (page: Page) => page.getByRole("main");

async function seesTexts(page: Page, wanted: readonly string[]): Promise<void> {
  for (const text of wanted) await main(page).getByText(text, { exact: true }).first().waitFor();
}

/** How a page shows that it does a duty. */
const signs: Readonly<Record<Duty, (look: Look) => Promise<void>>> = {
  async safety({ page, texts: { item }, language, scene: { shop } }) {
    const id = page.path().split("/").at(-1) ?? "";
    const { body } = await shop.call("getItem", { params: { id }, query: {} }, inLanguage(language));
    const { safety } = body;
    const { title, manufacturer, responsible, identifier, warnings } = item.safety;
    const isOutside = safety.responsibleName !== "";
    const contacts = [safety.manufacturerContact, ...(isOutside ? [safety.responsibleContact] : [])];
    await seesTexts(page, [title, manufacturer, safety.manufacturerName, safety.manufacturerAddress, ...contacts]);
    await seesTexts(page, [identifier, safety.identifier]);
    if (isOutside) await seesTexts(page, [responsible, safety.responsibleName, safety.responsibleAddress]);
    if (safety.warnings !== "") await seesTexts(page, [warnings, safety.warnings]);
    for (const contact of contacts) await page.locator(`main a[href="mailto:${contact}"]`).waitFor();
    expect(isOutside || safety.warnings !== "").toBe(true);
  },
  async guarantee({ page, texts: { shell }, language, scene: { shop } }) {
    const query = { fileName: "legal_guarantee.pdf" } as const;
    const { body } = await shop.call("getFileUrl", { query }, inLanguage(language));
    const notice = main(page).getByRole("link", { name: new RegExp(`^${shell.guarantee.title}`) });
    expect(await notice.getAttribute("href")).toBe(body);
  },
  facts: ({ page, texts }) => seesTexts(page, Object.values(texts.boxPage.facts)),
  break: ({ page, texts: { breaks, limits } }) => seesTexts(page, [breaks.day, limits.help]),
  breaks: ({ page, texts: { breaks, limits } }) =>
    seesTexts(page, [breaks.start(breaks.lengths.day), breaks.exclusion.startFor(breaks.lengths.half), limits.help]),
  async complaints({ page, texts: { complaints }, scene: { shop } }) {
    const { body } = await shop.call("getApplicationInfo");
    const { answerDays, adrBody } = body.complaints;
    const named = adrBody === "" ? [complaints.noBody] : [complaints.body, adrBody];
    await seesTexts(page, [complaints.limits(answerDays), complaints.adr, ...named, body.contactEmail]);
  },
  accessibility: ({ page, texts: { accessibility: t } }) =>
    seesTexts(page, [t.title, t.aim, t.tested.title, t.untested.title, t.report.title]),
  limits: ({ page, texts: { limits } }) =>
    seesTexts(page, [...Object.values(limits.kinds).map(({ title }) => title), limits.months.title, limits.history]),
  limitsLink: ({ page }) => page.locator('main a[href="/account/limits"]').first().waitFor(),
  ownData: ({ page, texts }) => seesTexts(page, [texts.ownData.download.button]),
  withdrawal: ({ page, texts: { withdrawals } }) =>
    page.getByRole("button", { name: withdrawals.submit, exact: true }).waitFor(),
  withdrawalLink: ({ page, texts }) =>
    page.locator('main a[href^="/withdraw?number="]').filter({ hasText: texts.withdrawals.open }).waitFor(),
};

async function seesFooter({ page, texts }: Pick<Look, "page" | "texts">): Promise<void> {
  await page.getByRole("contentinfo").waitFor();
  const links = [...document.querySelectorAll("footer a")].map((link) => [link.getAttribute("href"), link.textContent]);
  const found: unknown = { path: page.path(), ...Object.fromEntries(links) };
  expect(found).toMatchObject({ path: page.path(), ...footerDuties(texts.shell.footer) });
  expect([page.path(), CLOSED_PLATFORM.test(document.body.innerHTML)]).toEqual([page.path(), false]);
}

/** Goes to the last step of a cart with goods, where the person orders. */
async function toLastStep({ page, texts: { cart } }: Look): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${cart.purchaseOptions.inventory.title}`) }).check();
  await page.getByRole("button", { name: cart.nextTo.payment }).click();
  await page.getByRole("heading", { level: 2, name: cart.review, exact: true }).waitFor();
}

const it = shown.extend("scene", { scope: "file" }, ({ shop }: { shop: ShownShop }) => makeScene(shop));

const withDuties = Object.entries(pageDuties).flatMap(([route, duties = []]) =>
  duties.length > 0 ? [{ route, duties }] : [],
);

it.for(offeredLanguages)(
  "every page shows the duties of its kind with what a person has there, in %s",
  async (language, { scene, newPage }) => {
    const page = await newPage({ as: scene.person, language });
    const look = { page, texts: await textsOf(language), language, scene };
    fillCart(page, [scene.good]);
    for (const { route, duties } of withDuties) {
      for (const address of scene.addresses[route] ?? [route]) {
        await page.visit(address);
        for (const duty of duties) await signs[duty](look);
        if (route === "/cart") await toLastStep(look).then(() => signs.guarantee(look));
        await seesFooter(look);
      }
    }
    expect(withDuties.length).toBeGreaterThan(10);
  },
);

const { allLooks } = inject("size");

it.for(offeredLanguages)("pages of the sign-in area have the same footer, in %s", async (language, { newPage }) => {
  const page = await newPage({ language });
  const texts = await textsOf(language);
  // In the short form, each page has one of the languages.
  const turn = offeredLanguages.indexOf(language);
  const routes = routesInside("visitor").filter((_, place) => allLooks || place % offeredLanguages.length === turn);
  for (const route of routes) {
    await page.visit(route);
    await seesFooter({ page, texts });
  }
  expect(routes.length).toBeGreaterThan(0);
});
