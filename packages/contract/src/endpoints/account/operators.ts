import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { eurosInput, integerFrom } from "../../fields.ts";
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
    permission: "people.change",
    params: byPersonId,
    body: z
      .strictObject({
        /** NoteTransfer and GiveUpRest empty a closed account: its owner got a bank transfer, or can't be paid. */
        action: z.enum(["Begin", "TakeBack", "Confirm", "NoteTransfer", "GiveUpRest"]),
        /** The items and the money that the operator saw, and that the person gives up. For Confirm only. */
        givenUpItems: integerFrom(0).optional(),
        givenUpAmount: eurosInput.optional(),
        /** The balance that the operator saw. For NoteTransfer and GiveUpRest only. */
        restAmount: eurosInput.optional(),
        reason,
      })
      .refine(...saysWhatIsGivenUp("givenUpItems"))
      .refine(...saysWhatIsGivenUp("givenUpAmount"))
      .refine(
        ({ action, restAmount }) => (action !== "NoteTransfer" && action !== "GiveUpRest") || restAmount !== undefined,
        { path: ["restAmount"], error: "is required to empty a closed account" },
      ),
    response: closure,
    errors: ["FORBIDDEN", "NOT_FOUND", "STATUS_CONFLICT", "CLOSURE_HELD", "VERSION_CONFLICT", ...approvalErrors],
  },
} as const satisfies Record<string, EndpointDefinition>;
