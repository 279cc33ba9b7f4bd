import { GIFT_SOURCES } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { defineAct, userNameOf } from "../../operators/index.ts";
import { type IssueParts, issueGift, voidGift } from "./change-gifts.ts";
import { giftResponses } from "./gift-response.ts";
import { findGift } from "./list-gifts.store.ts";

const issued = z.object({ recipientId: z.string(), amountCents: z.int() });
const sent = z.object({ body: z.object({ email: z.string() }) });
const found = z.object({ source: z.enum(GIFT_SOURCES), owedCents: z.int().transform(cents) });
const voided = z.object({ giverId: z.string() });

export function giftActs(parts: IssueParts & { now: () => Date }) {
  const response = async (db: Connection, { giftId }: { giftId: string }) => {
    const gift = await findGift(db, giftId);
    const [rendered] = await giftResponses(db, gift === undefined ? [] : [gift], parts.now());
    if (rendered === undefined) throw new Error("no gift code");
    return rendered;
  };
  return [
    defineAct({
      name: "issueGift",
      change: (tx, at, call, { approvedBy }) => issueGift(parts, tx, at, call, approvedBy),
      response,
      revert: ({ subjectId: id }, reason) => ({ action: "voidGift", params: { id }, body: { version: 1, reason } }),
      approval: {
        kind: "credit",
        amount: ({ body }) => body.amount,
        recipientId: ({ after }) => issued.parse(after).recipientId,
        // The audit log masks the address, but the person who approves the code has to know it.
        asks: (_db, { after }, request) => {
          const { email } = sent.parse(request).body;
          return { action: "issueGift", email, amount: toEuros(cents(issued.parse(after).amountCents)) };
        },
      },
    }),
    defineAct({
      name: "voidGift",
      change: voidGift,
      response,
      approval: {
        kind: "refunds",
        // An issued code gives nobody money.
        isNeeded: ({ before }) => found.parse(before).source === "Bought",
        amount: (_call, { before }) => found.parse(before).owedCents,
        asks: async (db, { before, after }) => {
          const personName = await userNameOf(db, voided.parse(after).giverId);
          return { action: "voidGift", personName, amount: toEuros(found.parse(before).owedCents) };
        },
      },
    }),
  ];
}
