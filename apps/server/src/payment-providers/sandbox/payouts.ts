import { cents } from "@trove/money";
import { z } from "zod";
import type { AccountPayouts, ProviderPayout } from "../payout-provider.ts";
import { ask, OVERLAP_MILLISECONDS, type SandboxParts } from "./provider.ts";

const payout = z
  .object({
    payoutId: z.string(),
    reference: z.string(),
    amountMinor: z.int(),
    status: z.enum(["Sent", "Paid", "Returned", "Refused"]),
  })
  .transform(({ payoutId, reference, amountMinor, status }): ProviderPayout => {
    return { providerPayoutId: payoutId, reference, state: status, amount: cents(amountMinor) };
  });
const changed = z.object({ payouts: z.array(payout) });

/** Payouts by the sandbox gateway. It pays to test accounts only, and refuses all others. */
export function makeSandboxPayouts(parts: SandboxParts): AccountPayouts {
  const list = async (query: URLSearchParams) =>
    changed.parse((await ask(parts, { path: `/payouts?${query.toString()}` })).json).payouts;
  return {
    name: "sandbox",
    pays: "Account",
    async createPayout({ idempotencyKey: key, reference, amount, payee: { holder, iban } }) {
      const body = { reference, amountMinor: amount, holder, iban };
      const { status, json } = await ask(parts, { method: "POST", path: "/payouts", key, body });
      if (status !== 201) throw new Error(`the gateway refused a payout with ${status}`);
      return payout.parse(json);
    },
    lookUpPayout: async ({ reference }) => (await list(new URLSearchParams({ reference })))[0],
    listPayoutsSince(since) {
      const from = new Date(since.getTime() - OVERLAP_MILLISECONDS).toISOString();
      return list(new URLSearchParams({ since: from }));
    },
  };
}
