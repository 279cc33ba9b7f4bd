import type { Bind } from "../../http/bind.ts";
import type { WithdrawalParts } from "./parts.ts";
import { receiveWithdrawal } from "./receiving/receive-withdrawal.ts";

export function withdrawalRoutes(bind: Bind, parts: WithdrawalParts): void {
  bind("withdraw", async ({ idempotency, body, person, language }) => {
    const { number, receivedAt } = await receiveWithdrawal(parts, idempotency, body, person, language);
    return { number, receivedAtUtc: new Date(receivedAt).toISOString() };
  });
}
