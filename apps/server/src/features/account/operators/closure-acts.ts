import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { type AccountParts, closureResponse, readClosure, tellAccount } from "../index.ts";
import { defineAct, userNameOf } from "../../operators/index.ts";
import { changePersonClosure } from "./change-person-closure.ts";

const withCents = z.int().default(0);
const withLeft = z.object({ sellCents: withCents, refusedCents: withCents, isLocked: z.boolean().default(false) });
const withGivenUp = z.object({
  state: z.string(),
  givenUpItems: z.int().default(0),
  givenUpCents: z.int().optional(),
  /** How a closed account is emptied, and of how much. */
  rest: z.enum(["NoteTransfer", "GiveUpRest"]).optional(),
  restCents: z.int().default(0),
  payee: z.string().nullable().default(null),
});
const euros = (amount: number) => toEuros(cents(amount));

export const closureActs = (parts: AccountParts) => [
  defineAct({
    name: "changePersonClosure",
    prepare: (_db, { params }) => ({ subject: params.id }),
    change: (tx, at, call) => changePersonClosure(parts, tx, at, call),
    response: async (db, { userId }) => closureResponse(await readClosure(db, userId, parts.now())),
    approval: {
      kind: "releases",
      isAlways: true,
      // Who is locked out cannot take it back, so one operator is enough to stop what they have not asked for.
      isNeeded: ({ before }) => !withLeft.parse(before).isLocked,
      // The person may have asked for nothing, and can still take the closing back.
      whenAsked: async (tx, { subjectId, after }) => {
        const { givenUpItems: items, givenUpCents } = withGivenUp.parse(after);
        if (givenUpCents === undefined || subjectId === null) return;
        await tellAccount(parts, tx, subjectId, "closingEnds", { items, amountCents: givenUpCents });
      },
      asks: async (db, { subjectId, before, after }) => {
        const { state, givenUpItems: items, givenUpCents, rest, restCents, payee } = withGivenUp.parse(after);
        const change = rest ?? (state === "Open" ? "TakeBack" : givenUpCents === undefined ? "Begin" : "Confirm");
        const isLast = change === "Confirm";
        const { sellCents, refusedCents } = withLeft.parse(isLast ? before : {});
        return {
          action: "changePersonClosure",
          personName: await userNameOf(db, subjectId),
          change,
          items,
          sellValue: euros(sellCents),
          amount: euros(givenUpCents ?? restCents),
          refusedAmount: euros(refusedCents),
          payee,
        };
      },
    },
  }),
];
