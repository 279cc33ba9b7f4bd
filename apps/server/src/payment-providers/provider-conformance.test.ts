import { randomUUID } from "node:crypto";
import { paymentProviderName } from "@trove/contract/payment-providers";
import { cents } from "@trove/money";
import { describe, expect, it } from "vitest";
import { openedTill } from "../../test/payments/opened-till.ts";
import type { PaymentSession } from "./provider.ts";

/** Every provider must behave as these tests say. */
describe.each(paymentProviderName.options)("the provider %s", (name) => {
  const at = openedTill(name);

  it("makes one session per key, with everything that its form needs", async () => {
    const request = at.newRequest();
    const [first, again] = [
      await at.till().provider.createSession(request),
      await at.till().provider.createSession(request),
    ];
    expect(again).toEqual(first);
    const { returnUrl, expiresAt } = request;
    const expected: Partial<PaymentSession> = {
      provider: name,
      environment: at.environment,
      amount: 42.5,
      currencyCode: "EUR",
    };
    expect(first).toMatchObject({ ...expected, returnUrl });
    expect(new Date(first.expiresAtUtc).getTime()).toBe(new Date(expiresAt).getTime());
    const { id, token, secret, publicKey, redirectUrl = "", instructions = { none: "" } } = first;
    const needed = {
      Embedded: [token, secret, publicKey],
      Redirect: [redirectUrl],
      Instructions: Object.values(instructions),
    };
    for (const text of [id, ...needed[at.form]]) expect(text.length).toBeGreaterThan(8);
    expect((await at.till().provider.createSession(at.newRequest())).id).not.toBe(first.id);
  });

  it("takes each method that it offers, in the form that it names", async () => {
    for (const method of at.methods) {
      const { session, made, reference } = await at.begin(method);
      expect([method, at.formOf(session)]).toEqual([method, at.formFor(method)]);
      const providerPaymentId = await at.till().pay(session, "captured");
      const captured = { providerPaymentId, reference, state: "Captured", paid: 4250, currencyCode: "EUR" };
      expect(await at.till().provider.lookUp(made)).toMatchObject(captured);
    }
  });

  it("reports an unpaid session as open, and cancels it", async () => {
    const { made, reference } = await at.begin();
    expect(await at.till().provider.lookUp(made)).toMatchObject({ providerPaymentId: null, state: "Open", reference });
    expect(await at.till().provider.cancel(made)).toMatchObject({
      providerPaymentId: null,
      state: "Cancelled",
      reference,
    });
  });

  it("finds no payment under an unknown id", async () => {
    for (const id of [at.till().unknownId, "./", "", "ses_none", "pay_%2e%2e", "pi_%2e%2e"]) {
      expect(await at.till().provider.retrieve(id)).toBeUndefined();
    }
  });

  it("reports a capture with reference, amount and currency, in every way", async () => {
    const { session, made, reference } = await at.begin();
    const before = (await at.till().notices()).length;
    const providerPaymentId = await at.till().pay(session, "captured");
    const captured = { providerPaymentId, reference, state: "Captured", paid: 4250, currencyCode: "EUR" };
    const nothingBack = { chargedBack: 0, refunded: 0, failureReason: null };
    expect(await at.till().provider.retrieve(providerPaymentId)).toMatchObject({ ...captured, ...nothingBack });
    expect(await at.till().provider.lookUp(made)).toMatchObject(captured);
    expect((await at.told(providerPaymentId, before)).at(-1)).toMatchObject({ ...captured, ...nothingBack });
    expect(await at.till().provider.cancel(made)).toMatchObject(captured);
    const around = [new Date(at.till().now().getTime() - 1000), new Date(at.till().now().getTime() + 1000)] as const;
    expect(await at.till().provider.listSince(...around)).toContainEqual(expect.objectContaining(captured));
  });

  it("reports the card of a captured payment with its country, in every way, and of no other payment", async () => {
    const { session, made } = await at.begin();
    const before = (await at.till().notices()).length;
    expect((await at.till().provider.lookUp(made)).card).toBeUndefined();
    const paymentId = await at.till().pay(session, "captured");
    const card = (await at.till().provider.lookUp(made)).card;
    expect(card).toEqual({ fingerprint: expect.stringMatching(/./), country: "GB" });
    expect((await at.till().provider.retrieve(paymentId))?.card).toEqual(card);
    expect((await at.told(paymentId, before)).at(-1)?.card).toEqual(card);
    const around = [new Date(at.till().now().getTime() - 1000), new Date(at.till().now().getTime() + 1000)] as const;
    for (const list of [at.till().provider.listSince(...around), at.till().provider.listBegun(...around)]) {
      expect((await list).find(({ providerPaymentId }) => providerPaymentId === paymentId)?.card).toEqual(card);
    }
    const again = await at.till().provider.retrieve(await at.till().pay((await at.begin()).session, "captured"));
    expect(again?.card).toEqual(card);
    if (at.isTransfer) return;
    const declined = await at.till().pay((await at.begin()).session, "declined");
    expect((await at.till().provider.retrieve(declined))?.card).toBeUndefined();
  });

  it("refunds once per key, and never more than is left", async () => {
    const { session } = await at.begin();
    const providerPaymentId = await at.till().pay(session, "captured");
    const before = (await at.till().notices()).length;
    const part = { idempotencyKey: randomUUID(), providerPaymentId, amount: cents(1000) };
    expect(await at.till().provider.refund(part)).toBe("Taken");
    expect(await at.till().provider.refund(part)).toBe("Taken");
    expect(await at.till().provider.retrieve(providerPaymentId)).toMatchObject({
      state: "Captured",
      paid: 4250,
      refunded: 1000,
    });
    expect(await at.told(providerPaymentId, before)).toHaveLength(1);
    expect(await at.till().provider.refund({ ...part, idempotencyKey: randomUUID(), amount: cents(4000) })).toBe(
      "Refused",
    );
    expect(await at.till().provider.refund({ ...part, idempotencyKey: randomUUID(), amount: cents(3250) })).toBe(
      "Taken",
    );
    expect(await at.till().provider.retrieve(providerPaymentId)).toMatchObject({ state: "Captured", refunded: 4250 });
  });

  it("refunds once per key although it has forgotten the key", async () => {
    const { session } = await at.begin();
    const providerPaymentId = await at.till().pay(session, "captured");
    const part = { idempotencyKey: randomUUID(), providerPaymentId, amount: cents(1000) };
    expect(await at.till().provider.refund(part)).toBe("Taken");
    at.till().forgetKeys();
    expect(await at.till().provider.refund(part)).toBe("Taken");
    expect(await at.till().provider.retrieve(providerPaymentId)).toMatchObject({ refunded: 1000 });
  });

  it("reports a refund that was accepted and failed, as gone and as come back", async () => {
    const { session } = await at.begin();
    const providerPaymentId = await at.till().pay(session, "refundFails");
    const idempotencyKey = randomUUID();
    const whole = { idempotencyKey, providerPaymentId, amount: cents(4250) };
    expect(await at.till().provider.refund(whole)).toBe("Taken");
    expect(await at.till().provider.retrieve(providerPaymentId)).toMatchObject({ refunded: 4250, refundsBack: 0 });
    const before = (await at.till().notices()).length;
    await at.till().later();
    const back = { state: "Captured", refunded: 4250, refundsBack: 4250, backKeys: [idempotencyKey] };
    expect(await at.till().provider.retrieve(providerPaymentId)).toMatchObject(back);
    expect((await at.told(providerPaymentId, before)).at(-1)).toMatchObject(back);
    expect(await at.till().provider.refund({ ...whole, idempotencyKey: randomUUID() })).toBe("Taken");
  });

  it("refuses to refund what was not paid", async () => {
    const { session } = await at.begin();
    const providerPaymentId = at.isTransfer ? session.id : await at.till().pay(session, "declined");
    const request = { idempotencyKey: randomUUID(), providerPaymentId, amount: cents(1) };
    expect(await at.till().provider.refund(request)).toBe("Refused");
  });

  it("reports a chargeback", async () => {
    const { session } = await at.begin();
    const paymentId = await at.till().pay(session, "disputed");
    const before = (await at.till().notices()).length;
    await at.till().later();
    const taken = { providerPaymentId: paymentId, state: "Captured", paid: 4250, chargedBack: 4250 };
    expect(await at.till().provider.retrieve(paymentId)).toMatchObject(taken);
    expect((await at.told(paymentId, before)).at(-1)).toMatchObject(taken);
    const around = [new Date(at.till().now().getTime() - 1000), new Date(at.till().now().getTime() + 1000)] as const;
    expect(await at.till().provider.listSince(...around)).toContainEqual(expect.objectContaining(taken));
  });

  it("lists the payments that began within a time, with what has gone back since", async () => {
    const [refunded, disputed] = [
      await at.till().pay((await at.begin()).session, "captured"),
      await at.till().pay((await at.begin()).session, "disputed"),
    ];
    const began = at.till().now();
    const around = [new Date(began.getTime() - 5000), new Date(began.getTime() + 5000)] as const;
    await at.till().provider.refund({ idempotencyKey: randomUUID(), providerPaymentId: refunded, amount: cents(1000) });
    await at.till().later();
    const listed = await at.till().provider.listBegun(...around);
    expect(listed).toContainEqual(
      expect.objectContaining({ providerPaymentId: refunded, refunded: 1000, chargedBack: 0 }),
    );
    expect(listed).toContainEqual(expect.objectContaining({ providerPaymentId: disputed, chargedBack: 4250 }));
    const later = await at.till().provider.listBegun(around[1], new Date(around[1].getTime() + 5000));
    expect(later.map(({ providerPaymentId }) => providerPaymentId)).not.toContain(refunded);
  });

  it.each(["", "{", "null", "[]", "1", '{"type":1}', '{"type":"payment_captured"}', '{"type":"payment","data":[]}'])(
    "refuses a signed webhook with an invalid body: %j",
    (text) => {
      const { body, headers, key } = at.till().sign(text);
      expect(() => at.till().provider.verifyWebhook(body, headers, at.till().now(), key)).toThrow(
        expect.objectContaining({ code: "VALIDATION_FAILED" }),
      );
    },
  );
});

/** Banks only book transfers: they decline none, announce none, and have no address that could be silent. */
const vendors = paymentProviderName.exclude(["bank"]).options;

describe.each(vendors)("the vendor %s", (name) => {
  const at = openedTill(name);

  it("reports a declined card with its reason, also after the session was cancelled", async () => {
    const { session, made, reference } = await at.begin();
    const paymentId = await at.till().pay(session, "declined");
    // In a form of the shop's page, a session whose attempts have no id of their own waits for another card.
    const isWaiting = paymentId === session.id && at.form === "Embedded";
    const state = isWaiting ? "Open" : "Declined";
    expect(await at.till().provider.retrieve(paymentId)).toMatchObject({ state, reference });
    const declined = { state: "Declined", reference, failureReason: expect.stringMatching(/./) };
    expect(await at.till().provider.cancel(made)).toMatchObject(declined);
  });

  it("does not cancel a payment that the bank still decides, and reports its outcome", async () => {
    const { session, made } = await at.begin();
    const before = (await at.till().notices()).length;
    const paymentId = await at.till().pay(session, "pending");
    expect(await at.till().provider.retrieve(paymentId)).toMatchObject({ state: "Processing" });
    expect(await at.till().provider.cancel(made)).toMatchObject({ state: "Processing", providerPaymentId: paymentId });
    await at.till().later();
    expect(await at.till().provider.lookUp(made)).toMatchObject({ state: "Captured" });
    expect((await at.told(paymentId, before)).at(-1)).toMatchObject({ state: "Captured" });
  });

  it("refuses a webhook that it did not sign, or that was changed", async () => {
    await at.till().pay((await at.begin()).session, "captured");
    const notice = (await at.till().notices()).at(-1);
    if (notice === undefined) throw new Error("no notice");
    const { body, headers, key } = notice;
    const text = body.toString("utf8");
    // Some webhooks have no sum.
    const changed = Buffer.from(text.includes("4250") ? text.replace("4250", "9250") : `${text}0`);
    const unsigned = Object.fromEntries(Object.keys(headers).map((header) => [header, "0".repeat(64)]));
    for (const [sent, signed, withKey] of [
      [changed, headers, key],
      [body, unsigned, key && "0".repeat(64)],
      [body, {}, undefined],
    ] as const) {
      expect(() => at.till().provider.verifyWebhook(sent, signed, at.till().now(), withKey)).toThrow(
        expect.objectContaining({ code: "VALIDATION_FAILED" }),
      );
    }
  });

  it("throws GATEWAY_UNAVAILABLE if it can't be reached", async () => {
    const { made } = await at.begin();
    const away = at.till().unreachable();
    const calls = [
      () => away.createSession(at.newRequest()),
      () => away.retrieve(at.till().unknownId),
      () => away.lookUp(made),
      () => away.cancel(made),
      () => away.listSince(at.till().now(), at.till().now()),
      () => away.listBegun(new Date(0), at.till().now()),
      () => away.refund({ idempotencyKey: randomUUID(), providerPaymentId: at.till().unknownId, amount: cents(1) }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
  });
});
