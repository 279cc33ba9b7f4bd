import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, eurosInput, id, timeUtc } from "../fields.ts";
import { RETURN_STATES } from "../statuses.ts";

/** A person's own money: what they paid by card and have not spent, and what they sent back of it before. */
const ownMoney = z.strictObject({
  /** False if a country that the shop knows of the person has no returns. */
  isOffered: z.boolean(),
  /** The part of the balance that goes back to cards. */
  ownAmount: euros,
  /** The part that would go back too, if no card had refused a refund. */
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
    body: z.strictObject({
      /** All of it if left out. */
      amount: eurosInput.optional(),
      /** The ownAmount that the person saw. */
      expectedOwn: eurosInput,
    }),
    response: ownMoney,
    errors: ["CONFIRMATION_REQUIRED", "NOT_OFFERED_HERE", "STATUS_CONFLICT", "VERSION_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
