import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { paymentProviders } from "../../../apps/server/src/payment-providers/payment-providers.ts";
import type { AnyProvider } from "../../../apps/server/src/payment-providers/define-provider.ts";
import { changeGroup } from "../../../apps/server/test/settings/change-group.ts";
import { findImbalances } from "../../../apps/server/test/shop/books.ts";
import { type DemoShop, openDemoShop } from "../demo-shop.ts";
import { journeyThrough, type NewVisitor } from "../journey.ts";
import { watchPolicy } from "../payment-forms/flow-stand-in.ts";
import { newOperator } from "../people.ts";
import type { Counter, Hands } from "./counter.ts";
import { allHands, counters } from "./counters.ts";
import { Payer } from "./payer.ts";
import { newOrder, newTopUp } from "./subjects.ts";
import { lookOnce, WIDTHS } from "./widths.ts";

/** Allows each method of a provider for orders, and for top-ups those that no bank takes back without a reason. */
async function allowAll(shop: DemoShop, name: PaymentProviderName, offer: AnyProvider["offer"]): Promise<void> {
  const any = { countries: null, currencies: null, least: null, most: null, provider: name, orders: true };
  const value = { ways: methodsOf(offer).map((method) => ({ ...any, method, topUps: isForTopUps(offer, method) })) };
  await changeGroup(shop, await newOperator(shop, "Owner"), "payments", { value });
}

function handsOf(name: PaymentProviderName, method: PaymentMethod): Hands {
  const hands = allHands[name][method];
  if (hands === undefined) throw new Error(`nobody knows how to pay by ${method} at ${name}`);
  return hands;
}

type Place = { shop: DemoShop; newVisitor: NewVisitor };

const methodsOf = ({ methods }: AnyProvider["offer"]) => Object.keys(methods) as PaymentMethod[];
const isForTopUps = ({ methods }: AnyProvider["offer"], method: PaymentMethod) =>
  methods[method]?.canBeReversed === false;

/**
 * The journeys of money with each method of a provider, at both widths: paid, declined, abandoned, paid twice, paid
 * late, and 3-D Secure. Top-ups take them, and orders those by methods that no top-up takes. Every method also pays an
 * order.
 */
export function payByEveryMethod(name: PaymentProviderName): void {
  const { offer }: AnyProvider = paymentProviders[name];
  const methods = methodsOf(offer);
  let counter: Counter;
  beforeAll(async () => {
    counter = await counters[name]();
    return () => counter.close();
  });
  const it = journeyThrough(() => openDemoShop(counter.variables));
  it.beforeAll(({ shop }) => allowAll(shop, name, offer));
  const look = lookOnce();

  describe.each(WIDTHS)(`a payment at ${name} at $name`, ({ size, scheme }) => {
    describe.each(methods)("by %s", (method) => {
      const hands = handsOf(name, method);
      const isTopUp = isForTopUps(offer, method);
      /** A person, a page of theirs on which they are about to pay, and how to open another one. */
      async function enter({ shop, newVisitor }: Place, newSubject = isTopUp ? newTopUp : newOrder) {
        const subject = await newSubject(shop, method, methods.length > 1);
        const refused: string[] = [];
        async function open(): Promise<Page> {
          const context = await newVisitor({ size, scheme, ...(subject.person && { as: subject.person }) });
          await watchPolicy(context, refused);
          await counter.equip(context);
          return context.newPage();
        }
        const payer = new Payer({ shop, counter, subject, hands, method, look, refused });
        return { payer, page: await open(), open };
      }

      it("is paid, and counts once", async ({ shop, newVisitor }) => {
        const { payer, page } = await enter({ shop, newVisitor });
        await payer.begin(page);
        await payer.end(page, "paid");
        await payer.receive(page);
        await payer.expect(["Success"]);
      });

      if (isTopUp) {
        it("pays an order, once", async ({ shop, newVisitor }) => {
          const { payer, page } = await enter({ shop, newVisitor }, newOrder);
          await payer.begin(page);
          await payer.end(page, "paid");
          await payer.receive(page);
          await payer.expect(["Success"]);
        });
      }

      /** Fails once, and pays at the next try. */
      async function payAfter(end: "declined" | "insecure", then: "paid" | "secure", place: Place): Promise<void> {
        const { payer, page } = await enter(place);
        // A form that says what has failed takes another try for the same payment.
        const before = hands.toldInForm?.[end] === undefined ? ["Failed"] : [];
        await payer.begin(page);
        await payer.end(page, end);
        await payer.tryAgain(page, end);
        await payer.expect([...before, "Pending"]);
        await payer.end(page, then);
        await payer.receive(page);
        await payer.expect([...before, "Success"]);
      }

      if (hands.ends.declined) {
        it("is declined, which costs nothing, and is paid at the next try", ({ shop, newVisitor }) =>
          payAfter("declined", "paid", { shop, newVisitor }));
      }

      if (hands.ends.insecure) {
        it("is paid only after the bank has heard the payer", ({ shop, newVisitor }) =>
          payAfter("insecure", "secure", { shop, newVisitor }));
      }

      it("is abandoned, which costs nothing, and is paid later", async ({ shop, newVisitor }) => {
        const { payer, page } = await enter({ shop, newVisitor });
        await payer.begin(page);
        await payer.leave(page);
        await payer.runOut();
        await payer.expect(["Failed"]);
        await payer.begin(page);
        await payer.end(page, "paid");
        await payer.receive(page);
        await payer.expect(["Failed", "Success"]);
      });

      it("is paid in two tabs, and counts once", async ({ shop, newVisitor }) => {
        const { payer, page, open } = await enter({ shop, newVisitor });
        const second = await open();
        await payer.beginTogether(page, second);
        await payer.end(page, "paid");
        await payer.receive(page);
        await payer.end(second, "paid");
        await payer.seeTwice(second);
        await payer.expect(["Success"], hands.again === "Refused" ? 0 : 1);
      });

      it("is paid late, and still counts once", async ({ shop, newVisitor }) => {
        const { payer, page } = await enter({ shop, newVisitor });
        await payer.begin(page);
        await payer.payLate(page);
        await payer.expect(["Success"]);
      });
    });
  });

  it(`the books hold after all payments at ${name}`, async ({ shop }) => {
    await expect.poll(() => findImbalances(shop)).toEqual([]);
  });
}
