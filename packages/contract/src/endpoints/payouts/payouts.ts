import { z } from "zod";
import { PAYOUT_LEAST } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, euros, eurosInput, id, timeUtc } from "../../fields.ts";
import { idOf } from "../../ids.ts";
import { compactIban, isSepaIban } from "../../texts/iban.ts";
import { PAYEE_KINDS, PAYOUT_STATES } from "./states.ts";

/** A bank account or a card in the name of its person, without its full number. */
const payee = z.strictObject({
  id,
  kind: z.enum(PAYEE_KINDS),
  /** Country and last four digits of the IBAN, such as `NL…4300`, or brand and last four of a card: `Visa …4242`. */
  hint: z.string(),
  /** The name of the verified identity. */
  holder: z.string(),
  addedAtUtc: timeUtc,
  /** From when on it can be paid. */
  usableAtUtc: timeUtc,
  /** False if the person's verified name is another one by now. */
  isOwn: z.boolean(),
});

const payouts = z.strictObject({
  /** False if the shop, or a country that it knows of the person, has no payouts of winnings. */
  isOffered: z.boolean(),
  /** The kinds of payees that the shop pays. */
  payeeKinds: z.array(z.enum(PAYEE_KINDS)),
  /** Payouts need a verified identity. */
  isVerified: z.boolean(),
  /** The part of the balance that is not the person's own money. */
  winningsAmount: euros,
  /** The person's own money that can go back to cards, which has to go first. */
  ownAmount: euros,
  /** The most that can be paid out now, with what was paid out lately. */
  leftAmount: euros,
  /** The newest first. */
  payouts: z.array(
    z.strictObject({
      id,
      hint: z.string(),
      amount: euros,
      status: z.enum(PAYOUT_STATES),
      /** Why an operator holds or refused it; null otherwise. */
      reason: z.string().nullable(),
      createdAtUtc: timeUtc,
    }),
  ),
});

export const payoutEndpoints = {
  listPayees: {
    summary: "The bank accounts and cards to which the person can have winnings paid",
    access: ["User"],
    response: z.array(payee),
    errors: [],
  },
  addPayee: {
    summary: "Add a bank account in the person's own, verified name. It can be paid after 72 hours",
    access: ["User"],
    body: z.strictObject({
      iban: z.string().max(60).transform(compactIban).refine(isSepaIban, "IBAN isn't valid, or not of SEPA"),
    }),
    rateLimit: "return",
    status: 201,
    response: payee,
    errors: ["CONFIRMATION_REQUIRED", "NOT_OFFERED_HERE", "IDENTITY_REQUIRED", "STATUS_CONFLICT"],
  },
  listPayoutCards: {
    summary: "Cards with which the person has paid, and that can be paid. Without those that were added",
    access: ["User"],
    response: z.strictObject({
      /** False if the provider does not answer. */
      isComplete: z.boolean(),
      cards: z.array(
        z.strictObject({
          /** The newest payment with this card, by which it is chosen. */
          paymentId: id,
          hint: z.string(),
          /** The last month in which the card is valid: YYYY-MM. */
          expires: z.string(),
        }),
      ),
    }),
    rateLimit: "means",
    errors: [],
  },
  addPayoutCard: {
    summary: "Add the card of an own payment, to which winnings can be paid after 72 hours",
    access: ["User"],
    body: z.strictObject({ paymentId: idOf("payment") }),
    rateLimit: "return",
    status: 201,
    response: payee,
    errors: [
      "CONFIRMATION_REQUIRED",
      "NOT_OFFERED_HERE",
      "IDENTITY_REQUIRED",
      "NOT_FOUND",
      "STATUS_CONFLICT",
      "GATEWAY_UNAVAILABLE",
    ],
  },
  removePayee: {
    summary: "Remove a bank account or card. Its payouts that were not sent yet are held",
    access: ["User"],
    params: z.strictObject({ id: idOf("payee") }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
  },
  getPayouts: {
    summary: "How much of the balance can be paid out as winnings, and the payouts so far",
    access: ["User"],
    response: payouts,
    errors: [],
  },
  requestPayout: {
    isEssential: true,
    summary:
      "Have winnings paid to a bank account or card, if the person has confirmed who they are. It leaves the balance at once",
    access: ["User"],
    body: z.strictObject({
      payeeId: idOf("payee"),
      amount: eurosInput.refine((amount) => amount >= PAYOUT_LEAST, "must be at least one euro"),
    }),
    rateLimit: "return",
    status: 201,
    response: payouts,
    errors: [
      "CONFIRMATION_REQUIRED",
      "NOT_OFFERED_HERE",
      "IDENTITY_REQUIRED",
      "NOT_FOUND",
      "TOO_SOON",
      "STATUS_CONFLICT",
      "LIMIT_REACHED",
      "INSUFFICIENT_BALANCE",
    ],
  },
  cancelPayout: {
    isEssential: true,
    summary: "Take a payout back that nobody has approved. Its money is in the balance again",
    access: ["User"],
    params: z.strictObject({ id: idOf("payout") }),
    response: payouts,
    errors: ["NOT_FOUND", "STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
