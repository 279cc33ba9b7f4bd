import { z } from "zod";
import { RETURN_LEAST } from "../constants.ts";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, eurosInput, id, timeUtc } from "../fields.ts";
import { RETURN_STATES } from "../statuses.ts";

/** A person's own money: what they paid by card and have not spent, and what they sent back of it before. */
const ownMoney = z.strictObject({
  /** False if a country that the shop knows of the person has no returns. */
  isOffered: z.boolean(),
  /** The part of the balance that goes back to cards. */
  ownAmount: euros,
  /**
   * Other own money, which can't go back: a card has refused it, it was paid more than 12 months ago, or by a provider
   * that the shop no longer has.
   */
  refusedAmount: euros,
  /** The newest first. */
  returns: z.array(
    z.strictObject({
      id,
      createdAtUtc: timeUtc,
      amount: euros,
      /** One for each payment that a part goes back to. */
      parts: z.array(z.strictObject({ paidAtUtc: timeUtc, amount: euros, state: z.enum(RETURN_STATES) })),
    }),
  ),
});

export const balanceReturnEndpoints = {
  getOwnMoney: {
    summary: "How much of the balance is the person's own money, and what they sent back to their cards",
    access: ["User"],
    response: ownMoney,
    errors: [],
  },
  returnOwnMoney: {
    isEssential: true,
    summary: "Send one's own money back to the cards that paid it, if the person has confirmed who they are",
    access: ["User"],
    body: z
      .strictObject({
        /** All of it if left out. A return has at most 20 refunds, so that less may go back. */
        amount: eurosInput.optional(),
        /** The ownAmount that the person saw. */
        expectedOwn: eurosInput,
      })
      .refine(({ amount, expectedOwn }) => amount === undefined || amount >= Math.min(RETURN_LEAST, expectedOwn), {
        path: ["amount"],
        error: "must be at least one euro, or all of it",
      }),
    rateLimit: "return",
    response: ownMoney,
    errors: ["CONFIRMATION_REQUIRED", "NOT_OFFERED_HERE", "STATUS_CONFLICT", "VERSION_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
