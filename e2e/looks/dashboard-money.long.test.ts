import type { Page } from "playwright-core";
import { filesIn } from "../../apps/server/test/openings/disputes.ts";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { buyAsGuest, toSend } from "../../apps/server/test/orders/orders.ts";
import { addAddress, cards, payWith, topUp } from "../../apps/server/test/payments/till.ts";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { sweep } from "../support/sweep.ts";
import { cheapestItems, newCustomer } from "../support/shopper.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const refund = (page: Page) => page.getByRole("form", { name: "Refund" });
const atBank = ({ url }: DemoShop) => ({ environment: { PUBLIC_URL: url } });

/** A guest orders an item twice and pays. Returns the order's number. */
async function paidGuestOrder(shop: DemoShop): Promise<string> {
  const [item] = await cheapestItems(shop, 1);
  if (item === undefined) throw new Error("nothing is for sale");
  const sold = { itemId: item.id, name: item.name, marketPrice: item.price };
  const { body } = await buyAsGuest(shop, toSend([sold, sold]));
  const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
  await shop.call("validatePurchase", { body: { paymentId, failTransactionIfUnsuccessful: true } });
  return (await shop.call("getPurchase", { params: { id: body.purchaseId } })).body.number;
}

/** Makes a top-up for which the bank takes one cent more than the shop asked for. Returns the provider's payment id. */
async function wrongCapture(shop: DemoShop): Promise<string> {
  const person = await signUp(shop);
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person), amount: 25 });
  const raise = "update sandbox_gateway.gateway_sessions set amount_minor = amount_minor + 1 where session_id = $1";
  await shop.owner.pool.query(raise, [body.paymentSessionResponse.id]);
  const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
  await shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: false } }, person);
  return paymentId;
}

it("payments look right", async ({ shop, newTab }) => {
  const [admin, number, capture] = [
    await signInAs(shop, "admin"),
    await paidGuestOrder(shop),
    await wrongCapture(shop),
  ];
  await sweep(await newTab({ as: admin }), [
    { name: "a search", at: `/dashboard/group/six?search=${number}`, see: "1 payment" },
    {
      name: "a refund without a reason, of one piece",
      act: async (page) => {
        await page.getByRole("link", { name: number }).click();
        await refund(page).getByRole("button", { name: "One piece more" }).click();
        await refund(page).getByRole("button", { name: "Refund" }).click();
      },
      see: "Reason is required",
    },
    {
      name: "a refund",
      act: async (page) => {
        await refund(page).getByLabel("Reason").fill("One came broken");
        await refund(page).getByRole("button", { name: "Refund" }).click();
        await page.getByRole("region", { name: "Refunds" }).getByText("One came broken").waitFor();
        await button(page, "Recheck with provider").click();
      },
      see: "Rechecked with the provider.",
    },
    {
      name: "the quarantine",
      at: "/dashboard/group/six/quarantine",
      see: (page) => page.getByRole("link", { name: capture }),
    },
    {
      name: "a capture",
      isMinor: true,
      act: (page) => page.getByRole("link", { name: capture }).click(),
      see: (page) => page.getByRole("region", { name: "Credit to person" }).getByLabel("Reason"),
    },
    {
      name: "the books",
      at: "/dashboard/group/six/books",
      see: (page) => page.getByRole("region", { name: "Accountant's numbers" }),
    },
    {
      name: "legal documents",
      isMinor: true,
      at: "/dashboard/group/six/documents",
      see: (page) => page.getByRole("list", { name: "Versions: Terms of service" }),
    },
  ]);
});

/** Opens a dispute about a new opening. Returns the dispute's id and the opening's file in its export. */
async function evidenceOf(shop: DemoShop, admin: TestPerson) {
  const [box, person] = [await findBox(shop, "game-night"), await newCustomer(shop)];
  const { body } = await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  const asked = { body: { search: body.openings[0]?.transactionId ?? "" } };
  const { id } = (await shop.call("openDispute", asked, { ...admin, key: crypto.randomUUID() })).body;
  const response = await fetch(`${shop.url}/api/admin/disputes/${id}/bundle`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const files = Object.entries(filesIn(new Uint8Array(await response.arrayBuffer())));
  const text = files.find(([name]) => name.startsWith("opening"))?.[1] ?? "";
  return { id, text };
}

it("disputes look right", async ({ shop, newTab }) => {
  const admin = await signInAs(shop, "admin");
  const { id, text } = await evidenceOf(shop, admin);
  const send = (buffer: Buffer) => (page: Page) =>
    page.locator("input[type=file]").setInputFiles({ name: "opening.json", mimeType: "application/json", buffer });
  const differing = text.replaceAll(/"clientSeed": "[^"]*"/g, `"clientSeed": "another"`);
  const forged = text.replaceAll(/(lootbox\/offer\/v3\\n[0-9a-f-]{36}\\n)0/g, (_, before: string) => `${before}1`);
  await sweep(await newTab({ as: admin }), [
    {
      name: "the desk, with a file that is none",
      at: "/dashboard/group/six/disputes",
      act: send(Buffer.from("{}")),
      see: "That is no file of proofs",
    },
    {
      name: "a dispute about an opening",
      at: `/dashboard/group/six/disputes/${id}`,
      see: (page) => page.getByRole("region", { name: "Opening no. 0", exact: true }),
    },
    {
      name: "a file that says something else",
      isMinor: true,
      at: "/dashboard/group/six/disputes",
      act: send(Buffer.from(differing)),
      see: (page) => page.getByRole("list", { name: "Differences" }).getByText("Client seed"),
    },
    {
      name: "a file that nobody signed",
      isMinor: true,
      at: "/dashboard/group/six/disputes",
      act: send(Buffer.from(forged)),
      see: "The shop has signed nothing in this file",
    },
  ]);
});
