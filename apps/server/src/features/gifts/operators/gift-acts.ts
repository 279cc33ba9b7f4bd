import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { defineAct } from "../../operators/index.ts";
import { type IssueParts, issueGift, voidGift } from "./change-gifts.ts";
import { giftResponses } from "./gift-response.ts";
import { readGift } from "./list-gifts.store.ts";

const issued = z.object({ email: z.string(), amountCents: z.int() });

export function giftActs(parts: IssueParts & { now: () => Date }) {
  const response = async (db: Connection, { giftId }: { giftId: string }) => {
    const [rendered] = await giftResponses(db, [await readGift(db, giftId)], parts.now());
    if (rendered === undefined) throw new Error("no gift code");
    return rendered;
  };
  return [
    defineAct({
      name: "issueGift",
      change: (tx, at, call) => issueGift(parts, tx, at, call),
      response,
      revert: ({ subjectId: id }, reason) => ({ action: "voidGift", params: { id }, body: { version: 1, reason } }),
      approval: {
        kind: "credit",
        amount: ({ body }) => body.amount,
        asks: (_db, { after }) => {
          const { email, amountCents } = issued.parse(after);
          return { action: "issueGift", email, amount: toEuros(cents(amountCents)) };
        },
      },
    }),
    defineAct({ name: "voidGift", change: voidGift, response }),
  ];
}
