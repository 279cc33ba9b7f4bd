import { cents } from "@trove/money";
import { credit, makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { offerPayouts, PAYEE_IBAN, usablePayee, verify } from "./payouts.ts";

/** Requests of payments and payouts that the shop accepts. `made` lets a person have winnings and a bank account. */
export const paymentExamples = {
  approvePayout: { body: { amount: 40 } },
  holdPayout: { body: { reason: "Looked into" } },
  refusePayout: { body: { reason: "The account is closed" } },
  addPayee: { body: { iban: PAYEE_IBAN } },
  requestPayout: {
    body: { amount: 40 },
    made: async (shop: Shop, person: TestPerson) => {
      await offerPayouts(shop, await makeAdmin(shop));
      await Promise.all([verify(shop, person), credit(shop, person, cents(4000))]);
      return usablePayee(shop, person);
    },
  },
  recheckPayment: { body: {} },
  handlePayment: { body: { reason: "Seen" } },
  creditCapture: { body: { reason: "Theirs" } },
  refundCapture: { body: { reason: "Nobody's" } },
  bookCapture: { body: { reason: "Theirs" } },
  applyBankStatement: { body: { paidAmount: 50 } },
  failBankRefund: { body: { reason: "The bank refused it" } },
};
