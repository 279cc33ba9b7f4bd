import { toEuros } from "@trove/money";
import type { Command } from "../operations/command.ts";
import { creditPerson } from "./credit-person.ts";

export const creditPersonCommand: Command<"creditPerson"> = {
  run: async (parts, { person, idempotency, params, body }) => {
    const facts = await creditPerson(parts, { person, idempotency, userId: params.id }, body);
    const { transactionId, amountCents, balanceCents } = facts;
    return { transactionId, amount: toEuros(amountCents), balanceAfter: toEuros(balanceCents) };
  },
  approval: { kind: "credit", amount: ({ body }) => body.amount },
};
