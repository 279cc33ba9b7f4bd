import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { defineAct } from "../../operators/index.ts";
import {
  acceptReturn,
  knownWithdrawal,
  matchByHand,
  refundWithdrawal,
  refuse,
  takeGoods,
  type WithdrawalActParts,
} from "./change-withdrawal.ts";
import { requireWithdrawal, shownWithdrawal } from "./withdrawal-response.ts";

const refunded = z.object({ refundedCents: z.int() });

export const withdrawalActs = (parts: WithdrawalActParts & { now: () => Date }) => {
  const ofWithdrawal = {
    prepare: knownWithdrawal,
    response: (db: Connection, { withdrawalId }: { withdrawalId: string }) =>
      shownWithdrawal({ ...parts, db }, withdrawalId),
  };
  return [
    defineAct({
      ...ofWithdrawal,
      name: "matchWithdrawal",
      // The match gives the withdrawal an owner, and a repeated call must find the record of the first.
      prepare: async (db, call) => ({ ...(await knownWithdrawal(db, call)), subject: call.person.userId }),
      change: (...act) => matchByHand(parts, ...act),
    }),
    defineAct({ ...ofWithdrawal, name: "acceptReturn", change: (...act) => acceptReturn(parts, ...act) }),
    defineAct({
      ...ofWithdrawal,
      name: "acceptPosting",
      change: (...act) => takeGoods(parts, "ProofOfPosting", ...act),
    }),
    defineAct({ ...ofWithdrawal, name: "receiveGoods", change: (...act) => takeGoods(parts, "GoodsReceived", ...act) }),
    defineAct({
      ...ofWithdrawal,
      name: "refundWithdrawal",
      change: (...act) => refundWithdrawal(parts, ...act),
      approval: {
        kind: "refunds",
        asks: async (db, { subjectId, after }) => {
          const { number } = await requireWithdrawal(db, subjectId);
          const amount = toEuros(cents(refunded.parse(after).refundedCents));
          return { action: "refundWithdrawal", withdrawalNumber: number, amount };
        },
        amount: (_call, { after }) => cents(refunded.parse(after).refundedCents),
      },
    }),
    defineAct({ ...ofWithdrawal, name: "refuseWithdrawal", change: (...act) => refuse(parts, ...act) }),
  ];
};
