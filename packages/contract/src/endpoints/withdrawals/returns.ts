import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { euros, id, integerFrom, timeUtc } from "../../fields.ts";
import { INVENTORY_SOURCES } from "../../statuses.ts";
import { WITHDRAWAL_EXCEPTIONS, WITHDRAWAL_REASONS, WITHDRAWAL_STATUSES } from "./states.ts";
import { withdrawnNumber } from "./withdrawals.ts";

/** Pieces of one line of an order or shipment. `isSent` is false for pieces that are in the person's inventory. */
export const sentPiece = z.strictObject({
  position: integerFrom(1),
  isSent: z.boolean(),
  quantity: z.int().min(1).max(1000),
});

export const pieces = <Piece extends z.ZodType>(one: Piece) => z.array(one).min(1, "Choose the pieces").max(200);

/** An order or shipment of the caller: by the session, or for a guest by the token of the tracking link. */
const ofOrder = { orderNumber: withdrawnNumber, token: z.string().max(100).nullable() };

const whole = z.strictObject({
  /** `W-` and twelve digits. */
  number: z.string(),
  reason: z.enum(WITHDRAWAL_REASONS),
  status: z.enum(WITHDRAWAL_STATUSES),
  exception: z.enum(WITHDRAWAL_EXCEPTIONS).nullable(),
  receivedAtUtc: timeUtc,
  /** Until when the goods have to be posted; null unless they have to be. There is a label meanwhile. */
  sendByUtc: timeUtc.nullable(),
  /** When its refund is due. */
  dueAtUtc: timeUtc,
  /** The pieces that came back, or else those that the person named. Empty if a withdrawal named none. */
  pieces: z.array(z.strictObject({ position: z.int(), name: z.string(), quantity: z.int() })),
  /** The sum that went back to card and balance. */
  refunded: euros,
});

export const returnEndpoints = {
  getReturns: {
    isEssential: true,
    summary: "The returns of an order or shipment of the caller, and what can still come back for which reasons",
    access: "optional",
    body: z.strictObject(ofOrder),
    response: z.strictObject({
      pieces: z.array(
        sentPiece.extend({
          itemId: id,
          name: z.string(),
          price: euros,
          source: z.enum(INVENTORY_SOURCES),
          /** Why nobody can withdraw from it; null if there is a right. A fault brings it back all the same. */
          exception: z.enum(WITHDRAWAL_EXCEPTIONS).nullable(),
        }),
      ),
      reasons: z.array(z.enum(WITHDRAWAL_REASONS)),
      /** When the right to withdraw ends; null while a parcel is on its way. */
      closesAtUtc: timeUtc.nullable(),
      /** Newest first. */
      returns: z.array(whole),
    }),
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
  requestReturn: {
    isEssential: true,
    summary: "Give pieces of an order or shipment back; STATUS_CONFLICT for pieces or a reason that can't be chosen",
    access: "optional",
    body: z.strictObject({ ...ofOrder, reason: z.enum(WITHDRAWAL_REASONS), pieces: pieces(sentPiece) }),
    status: 201,
    response: z.strictObject({ number: z.string(), receivedAtUtc: timeUtc }),
    errors: ["NOT_FOUND", "STATUS_CONFLICT"],
    rateLimit: "guest",
  },
  downloadReturnLabel: {
    isEssential: true,
    summary: "The label of a return whose goods have to be posted, as PDF in the caller's language",
    access: "optional",
    body: z.strictObject({ ...ofOrder, returnNumber: z.string().max(20) }),
    response: z.string(),
    isDownload: true,
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
} as const satisfies Record<string, EndpointDefinition>;
