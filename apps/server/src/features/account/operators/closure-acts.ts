import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { type AccountParts, closureResponse, readClosure } from "../index.ts";
import { defineAct, userNameOf } from "../../operators/index.ts";
import { changePersonClosure } from "./change-person-closure.ts";

const givenUp = z.object({ givenUpItems: z.int().default(0), givenUpCents: z.int().optional() });

export const closureActs = (parts: AccountParts) => [
  defineAct({
    name: "changePersonClosure",
    prepare: (_db, { params }) => ({ subject: params.id }),
    change: (tx, at, call) => changePersonClosure(parts, tx, at, call),
    response: async (db, { userId }) => closureResponse(await readClosure(db, userId, parts.now())),
    approval: {
      kind: "releases",
      isAlways: true,
      // Taking back keeps everything as it was.
      concerns: ({ body }) => body.action !== "TakeBack",
      asks: async (db, { subjectId, after }) => {
        const { givenUpItems: items, givenUpCents } = givenUp.parse(after);
        const change = givenUpCents === undefined ? "Begin" : "Confirm";
        const personName = await userNameOf(db, subjectId);
        const amount = toEuros(cents(givenUpCents ?? 0));
        return { action: "changePersonClosure", personName, change, items, amount };
      },
    },
  }),
];
