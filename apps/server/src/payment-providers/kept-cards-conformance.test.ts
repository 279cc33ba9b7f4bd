import { randomUUID } from "node:crypto";
import { paymentProviderName } from "@trove/contract/payment-providers";
import { describe, expect, it } from "vitest";
import { openedTill } from "../../test/payments/opened-till.ts";
import { paymentProviders } from "./payment-providers.ts";
import type { PaymentSession } from "./provider.ts";

/** Every provider must behave as these tests say, those with `savedMeans` as the second block says too. */
describe.each(paymentProviderName.options)("kept cards at the provider %s", (name) => {
  const at = openedTill(name);

  it("are offered if the provider has the calls for them, and nothing is charged without its payer", async () => {
    const { provider } = at.till();
    expect(provider.means !== undefined).toBe(paymentProviders[name].offer.savedMeans);
    await at.till().pay((await at.begin()).session, "captured");
    const received = at.till().received().join("\n");
    expect(received).not.toMatch(/off_session|merchant_initiated|recurring|unscheduled|mandate/i);
  });
});

const keepers = paymentProviderName.options.filter((name) => paymentProviders[name].offer.savedMeans);

describe.each(keepers)("a customer at the provider %s", (name) => {
  const at = openedTill(name);
  const means = () => {
    const { means: kept } = at.till().provider;
    if (kept === undefined) throw new Error(`${name} keeps no cards`);
    return kept;
  };

  async function beginFor(customerId: string) {
    const request = { ...at.newRequest(), customerId };
    return { request, session: await at.till().provider.createSession(request) };
  }
  const keep = async (session: PaymentSession) => (await at.till().payAndKeep?.(session)) ?? "";

  it("is made once per key, and has no cards", async () => {
    const key = randomUUID();
    const [one, again] = await Promise.all([means().makeCustomer(key), means().makeCustomer(key)]);
    expect(again).toBe(one);
    expect(await means().makeCustomer(randomUUID())).not.toBe(one);
    expect(await means().list(one)).toEqual([]);
  });

  it("gets sessions with a secret for their cards, one session per key, and nobody else does", async () => {
    const { request, session } = await beginFor(await means().makeCustomer(randomUUID()));
    expect(session.customerSecret).toMatch(/.{8}/);
    expect(await at.till().provider.createSession(request)).toEqual(session);
    const { customerId: _, ...unnamed } = request;
    const other = await at.till().provider.createSession(unnamed);
    expect([other.id === session.id, other.customerSecret]).toEqual([false, undefined]);
  });

  it("has a card kept only by their tick, and it is told with the payment in every way", async () => {
    const customerId = await means().makeCustomer(randomUUID());
    const unticked = await at.till().pay((await beginFor(customerId)).session, "captured");
    expect((await at.till().provider.retrieve(unticked))?.isKept).toBe(false);
    expect(await means().list(customerId)).toEqual([]);
    const before = (await at.till().notices()).length;
    const paymentId = await keep((await beginFor(customerId)).session);
    expect((await at.till().provider.retrieve(paymentId))?.isKept).toBe(true);
    expect((await at.told(paymentId, before)).at(-1)?.isKept).toBe(true);
    const named = { id: expect.any(String), brand: "Visa", last4: expect.stringMatching(/^\d{4}$/) };
    const expires = expect.stringMatching(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(await means().list(customerId)).toEqual([{ ...named, expires }]);
  });

  it("has a card removed once, and never one of somebody else", async () => {
    const [customerId, other] = await Promise.all([
      means().makeCustomer(randomUUID()),
      means().makeCustomer(randomUUID()),
    ]);
    await keep((await beginFor(customerId)).session);
    const [card] = await means().list(customerId);
    for (const id of ["", "./", "pm_%2e%2e", at.till().unknownId, `${card?.id}0`]) {
      expect(await means().remove(customerId, id)).toBe(false);
    }
    expect(await means().remove(other, card?.id ?? "")).toBe(false);
    expect(await means().list(customerId)).toEqual([card]);
    expect(await means().remove(customerId, card?.id ?? "")).toBe(true);
    expect(await means().remove(customerId, card?.id ?? "")).toBe(false);
    expect(await means().list(customerId)).toEqual([]);
  });

  it("is forgotten with all cards, however often that is asked", async () => {
    const customerId = await means().makeCustomer(randomUUID());
    await keep((await beginFor(customerId)).session);
    await means().forget(customerId);
    await means().forget(customerId);
    expect(await means().list(customerId)).toEqual([]);
  });

  it("can't be asked for while the provider can't be reached", async () => {
    const customerId = await means().makeCustomer(randomUUID());
    await keep((await beginFor(customerId)).session);
    const [card] = await means().list(customerId);
    const away = at.till().unreachable().means;
    const calls = [
      () => away?.makeCustomer(randomUUID()),
      () => away?.list(customerId),
      () => away?.forget(customerId),
      () => away?.remove(customerId, card?.id ?? ""),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
  });
});
