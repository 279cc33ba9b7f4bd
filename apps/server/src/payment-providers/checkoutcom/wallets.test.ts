import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CheckoutStub, openCheckoutStub } from "../../../test/payments/checkout-stub.ts";
import { addAddress, topUp, validate } from "../../../test/payments/till.ts";
import { signUp } from "../../../test/people/people.ts";
import { balanceOf } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

const FILE = "7B2276657273696F6E223A317D";
const PATH = "/.well-known/apple-developer-merchantid-domain-association";

let stub: CheckoutStub;
let folder: string;
let cardsOnly: Shop;
let withWallets: Shop;

beforeAll(async () => {
  stub = await openCheckoutStub();
  folder = await mkdtemp(join(tmpdir(), "trove-wallets-"));
  const path = join(folder, "file");
  await writeFile(path, FILE);
  cardsOnly = await openShop(stub.variables);
  const own = { CHECKOUT_WALLETS: "applePay,googlePay", CHECKOUT_APPLE_PAY_FILE: path };
  withWallets = await openShop({ ...stub.variables, ...own });
});
afterAll(async () => {
  await withWallets.close();
  await cardsOnly.close();
  await stub.close();
  await rm(folder, { recursive: true });
});

async function methodsOf(shop: Shop) {
  const query = { purpose: "TopUp", country: "NL", currency: "EUR", amount: "50" } as const;
  return (await shop.call("listPaymentWays", { query })).body.map(({ method }) => method);
}

it("Checkout.com offers the wallets of the settings beside cards, and none by itself", async () => {
  expect([await methodsOf(cardsOnly), await methodsOf(withWallets)]).toEqual([
    ["card"],
    ["card", "applePay", "googlePay"],
  ]);
});

it("a session of Checkout.com for a wallet names it to the page, and is paid once", async () => {
  const mara = await signUp(withWallets);
  const addressId = await addAddress(withWallets, mara);
  const { body } = await topUp(withWallets, mara, { addressId, method: "googlePay" });
  expect(body.paymentSessionResponse).toMatchObject({ provider: "checkoutcom", method: "googlePay" });
  const paymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  expect(await validate(withWallets, mara, paymentId)).toBe("Success");
  await stub.deliver(withWallets);
  expect(await balanceOf(withWallets, mara)).toBe(5000);
  const byCard = (await topUp(withWallets, mara, { addressId })).body;
  expect(byCard.paymentSessionResponse.method).toBeUndefined();
});

it("the shop serves Apple's file of its domain if the settings name one", async () => {
  const read = async (shop: Shop) => {
    const { statusCode, body } = await shop.app.http.inject({ method: "GET", url: PATH });
    return statusCode === 200 ? body : statusCode;
  };
  expect([await read(withWallets), await read(cardsOnly)]).toEqual([FILE, 404]);
});
