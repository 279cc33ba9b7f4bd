import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, eurosInput, id, integerFrom, timeUtc } from "../../fields.ts";

export const CLOSURE_STATES = ["Open", "Closing", "Closed"] as const;
export type ClosureState = (typeof CLOSURE_STATES)[number];

/**
 * Accounts can't be closed before these have ended: a payment under way, money on its way back, a payout, a parcel that
 * has not arrived, money Owed to a card, a Review by operators, and a Wait of two days. Case and Chargeback are named
 * Review.
 */
export const CLOSURE_HOLDS = [
  "Payment",
  "Refund",
  "Payout",
  "Shipment",
  "Withdrawal",
  "Owed",
  "Chargeback",
  "Case",
  "Review",
  "Wait",
] as const;
export type ClosureHold = (typeof CLOSURE_HOLDS)[number];

/**
 * Everything that the shop has stored about a person. Besides the fields named here, it has a list of rows for each
 * kind of data, with amounts in hundredths of their currency.
 */
const accountExport = z.looseObject({
  format: z.literal("trove/account/v1"),
  madeAtUtc: timeUtc,
  userInfoId: id,
  /** Files of proofs of all records, in order. The verifier reads each of them. */
  proofs: z.array(z.unknown()),
});

export const closure = z.strictObject({
  state: z.enum(CLOSURE_STATES),
  begunAtUtc: timeUtc.nullable(),
  /** When the person said their last word; null before, and again if something came back to them since. */
  confirmedAtUtc: timeUtc.nullable(),
  /** The items in the inventory, with what they sell for. */
  items: z.strictObject({ count: z.int(), sellValue: euros }),
  balance: euros,
  /** The part of the balance that goes back to where it was topped up from. */
  returnedAmount: euros,
  /** The part that can't be paid back, so that it has to be spent or given up. */
  givenUpAmount: euros,
  holds: z.array(z.enum(CLOSURE_HOLDS)),
  /** The part of `givenUpAmount` that was paid by card, but whose refund the payment provider has refused. */
  refusedAmount: euros,
});

type Confirming = { action: string; givenUpItems?: unknown; givenUpAmount?: unknown };

/** The arguments of a refinement: a call that confirms names this part. */
export const saysWhatIsGivenUp = (
  part: "givenUpItems" | "givenUpAmount",
): [(body: Confirming) => boolean, { path: string[]; error: string }] => [
  (body) => body.action !== "Confirm" || body[part] !== undefined,
  { path: [part], error: "is required to confirm" },
];

export const accountEndpoints = {
  getClosure: {
    summary: "How far the person has closed their account, and what they still have",
    access: ["User"],
    response: closure,
    errors: [],
  },
  changeClosure: {
    isEssential: true,
    summary: "Begin to close the account, take that back, or confirm it: what is left is returned or given up",
    access: ["User"],
    body: z
      .strictObject({
        action: z.enum(["Begin", "TakeBack", "Confirm"]),
        /** The items and the money that the person saw and gives up. For Confirm only. */
        givenUpItems: integerFrom(0).optional(),
        givenUpAmount: eurosInput.optional(),
      })
      .refine(...saysWhatIsGivenUp("givenUpItems"))
      .refine(...saysWhatIsGivenUp("givenUpAmount")),
    response: closure,
    errors: ["CONFIRMATION_REQUIRED", "STATUS_CONFLICT", "CLOSURE_HELD", "VERSION_CONFLICT"],
  },
  exportAccount: {
    isEssential: true,
    summary: "Everything that the shop has stored about the person, as one file, if they have confirmed who they are",
    access: ["User"],
    body: z.strictObject({}),
    response: accountExport,
    isDownload: true,
    errors: ["CONFIRMATION_REQUIRED"],
  },
} as const satisfies Record<string, EndpointDefinition>;
