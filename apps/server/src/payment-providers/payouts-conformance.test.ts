import { paymentProviderName, type PaymentProviderName } from "@trove/contract/payment-providers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPayout, PAID, type PayoutTill, payoutTills } from "../../test/payments/payout-tills.ts";
import type { AnyProvider } from "./define-provider.ts";
import { paymentProviders } from "./payment-providers.ts";
import type { MadePayout } from "./provider.ts";

const definitionOf = (name: PaymentProviderName): AnyProvider => paymentProviders[name];
const { options: names } = paymentProviderName;

it.each(names)("the provider %s has a till for payouts if it pays people", (name) => {
  expect(payoutTills[name] !== null).toBe(definitionOf(name).paysTo !== undefined);
});

/** Every provider that pays people must behave as these tests say. */
describe.each(names.filter((name) => payoutTills[name] !== null))("payouts of the provider %s", (name) => {
  let till: PayoutTill;
  beforeAll(async () => {
    const open = payoutTills[name];
    if (open === null) throw new Error(`${name} pays nobody`);
    till = await open();
  });
  afterAll(() => till.close());

  const expected = ({ reference }: MadePayout, state: string) =>
    expect.objectContaining({ reference, state, amount: PAID });

  /** Expects a state in every way in which the provider tells it. */
  async function expectTold(made: MadePayout, state: string): Promise<void> {
    expect(await till.provider.lookUpPayout(made)).toEqual(expected(made, state));
    // A list that names payouts by when they began may not tell that one came back.
    const isListed = till.provider.listsByBegin !== true || state !== "Returned";
    const listed = await till.provider.listPayoutsSince(new Date(till.now().getTime() - 3_600_000));
    const found = listed.filter(({ reference }) => reference === made.reference);
    expect(found).toHaveLength(1);
    if (isListed) expect(found[0]).toEqual(expected(made, state));
    expect(found[0]?.isOdd ?? false).toBe(false);
  }

  it("pays to where its definition says", () => {
    expect([till.provider.name, till.provider.pays]).toEqual([name, definitionOf(name).paysTo]);
  });

  it("pays once per key, however often and at once it is asked", async () => {
    const made = newPayout();
    const first = await till.create(made, "paid");
    expect(first).toEqual(expected(made, "Sent"));
    const again = await Promise.all([till.create(made, "paid"), till.create(made, "paid")]);
    expect(again.map(({ providerPayoutId }) => providerPayoutId)).toEqual([
      first.providerPayoutId,
      first.providerPayoutId,
    ]);
    await till.move();
    await expectTold(made, "Paid");
    expect(await till.create(made, "paid")).toMatchObject({ providerPayoutId: first.providerPayoutId, state: "Paid" });
    await till.move();
    expect(await till.paid(made)).toBe(PAID);
  });

  it("pays once per key although it has forgotten the key", async () => {
    const made = newPayout();
    const { providerPayoutId } = await till.create(made, "paid");
    till.forgetKeys();
    expect((await till.create(made, "paid")).providerPayoutId).toBe(providerPayoutId);
    await till.move();
    till.forgetKeys();
    expect(await till.create(made, "paid")).toMatchObject({ providerPayoutId, state: "Paid" });
    await till.move();
    expect(await till.paid(made)).toBe(PAID);
  });

  it("pays once although the response was lost after the payout was taken", async () => {
    const made = newPayout();
    till.loseNext?.();
    const lost = await till.create(made, "paid").catch((error: unknown) => error);
    if (till.loseNext !== undefined) expect(lost).toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
    await expectTold(made, "Sent");
    await till.move();
    expect(await till.create(made, "paid")).toEqual(expected(made, "Paid"));
    await till.move();
    expect(await till.paid(made)).toBe(PAID);
  });

  it("pays again for another key, of the same sum", async () => {
    const [one, other] = [newPayout(), newPayout()];
    const [first, second] = [await till.create(one, "paid"), await till.create(other, "paid")];
    expect(first.providerPayoutId).not.toBe(second.providerPayoutId);
    await till.move();
    expect([await till.paid(one), await till.paid(other)]).toEqual([PAID, PAID]);
  });

  it("tells that a payout came back, in every report after it was paid", async () => {
    const made = newPayout();
    await till.create(made, "returned");
    await till.move();
    await expectTold(made, "Paid");
    await till.move();
    await expectTold(made, "Returned");
    await till.move();
    await expectTold(made, "Returned");
    expect(await till.create(made, "returned")).toEqual(expected(made, "Returned"));
    expect(await till.paid(made)).toBe(0);
  });

  it("never pays a payout that it has refused", async () => {
    const made = newPayout();
    await till.create(made, "refused");
    await till.move();
    expect(await till.create(made, "refused")).toEqual(expected(made, "Refused"));
    till.forgetKeys();
    expect((await till.create(made, "refused")).state).toBe("Refused");
    await till.move();
    expect(await till.paid(made)).toBe(0);
  });

  it("does not know a payout that nobody asked for", async () => {
    expect(await till.provider.lookUpPayout(newPayout())).toBeUndefined();
  });
});
