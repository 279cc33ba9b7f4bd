import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { eurosInput, freeText, integerFrom } from "../../fields.ts";
import { approvalErrors, reason } from "../operators/fields.ts";
import { byPersonId } from "../people/people.ts";
import { closure, saysWhatIsGivenUp } from "./account.ts";

export const operatorAccountEndpoints = {
  getPersonClosure: {
    summary: "How far a person's account is closed, and what closing it would return and give up",
    access: ["Admin"],
    permission: "people.read",
    params: byPersonId,
    response: closure,
    isPersonal: true,
    errors: ["NOT_FOUND"],
  },
  changePersonClosure: {
    summary:
      "Close an account for a person who has asked in writing: begin, take that back, confirm it, or empty a closed " +
      "one. A second person always has to approve that, but for taking it back while the person is locked",
    access: ["Admin"],
    /** Emptying a closed account needs payments.refund, all else people.change. */
    permission: ["people.change", "payments.refund"],
    params: byPersonId,
    body: z
      .strictObject({
        /**
         * NoteTransfer and GiveUpRest empty a closed account. NoteTransfer takes what its owner has paid, which the
         * shop's bank sends once that is approved; GiveUpRest keeps what nobody can be paid.
         */
        action: z.enum(["Begin", "TakeBack", "Confirm", "NoteTransfer", "GiveUpRest"]),
        /** The items and the money that the operator saw, and that the person gives up. For Confirm only. */
        givenUpItems: integerFrom(0).optional(),
        givenUpAmount: eurosInput.optional(),
        /** The balance that the operator saw, or for NoteTransfer the owner's part of it. For these two only. */
        restAmount: eurosInput.optional(),
        /** Who gets the bank transfer: a name, and the last characters of the account's number. */
        payee: freeText("Payee", 100).optional(),
        reason,
      })
      .refine(...saysWhatIsGivenUp("givenUpItems"))
      .refine(...saysWhatIsGivenUp("givenUpAmount"))
      .refine(
        ({ action, restAmount }) => (action !== "NoteTransfer" && action !== "GiveUpRest") || restAmount !== undefined,
        { path: ["restAmount"], error: "is required to empty a closed account" },
      )
      .refine(({ action, payee }) => action !== "NoteTransfer" || payee !== undefined, {
        path: ["payee"],
        error: "is required for a bank transfer",
      }),
    response: closure,
    errors: ["FORBIDDEN", "NOT_FOUND", "STATUS_CONFLICT", "CLOSURE_HELD", "VERSION_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
