import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShopOfAll, type ShopOfAll } from "../../../../test/payments/one-shop-of-all.ts";
import { moveClock, runJob, validate } from "../../../../test/payments/till.ts";
import { movesDuring } from "../../../../test/orders/orders.ts";
import { signUp } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { paymentProviders } from "../../../payment-providers/payment-providers.ts";

let all: ShopOfAll;

beforeAll(async () => {
  all = await openShopOfAll();
});
afterAll(() => all.close());

const takesCards = (name: PaymentProviderName) => "card" in paymentProviders[name].offer.methods;
const vendors = (Object.keys(paymentProviders) as PaymentProviderName[]).filter(
  (name) => name !== "sandbox" && takesCards(name),
);
/** Each vendor with another one beside it. */
const pairs = vendors.map((name, index) => [name, vendors[(index + 1) % vendors.length] ?? name] as const);

describe.each(pairs)("%s beside %s", (name, other) => {
  it("fails in the middle: new payments move on, and what it has captured is booked once it is back", async () => {
    const { shop } = all;
    const till = all.vendors.get(name);
    if (till === undefined) throw new Error(`no till of ${name}`);
    await all.offer(name, other);
    const mara = await signUp(shop);
    const goDown = () => till.faults.push(...Array.from({ length: 100 }, () => "away" as const));
    const books = await movesDuring(shop, async () => {
      const before = (await all.begin(mara, "card")).session;
      expect(before.provider).toBe(name);
      goDown();
      const meanwhile = (await all.begin(mara, "card")).session;
      expect(meanwhile.provider).toBe(other);
      expect(await validate(shop, mara, await all.pay(meanwhile))).toBe("Success");
      // The person pays in the form, which is the vendor's own. Nothing that asks the vendor is told so.
      const paymentId = await all.pay(before);
      await expect(validate(shop, mara, paymentId)).rejects.toThrow("GATEWAY_UNAVAILABLE");
      await expect(runJob(shop, "reconcile-payments")).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
      expect(await balanceOf(shop, mara)).toBe(5000);
      till.faults.length = 0;
      moveClock(shop, 60);
      await runJob(shop, "reconcile-payments");
      expect(await validate(shop, mara, paymentId)).toBe("Success");
      expect((await all.begin(mara, "card")).session.provider).toBe(name);
    });
    expect(books).toMatchObject({ [`gateway:${name}`]: -5000, [`gateway:${other}`]: -5000 });
    expect(await balanceOf(shop, mara)).toBe(10_000);
  });
});
