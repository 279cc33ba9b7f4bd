import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import type { WithdrawalParts } from "./parts.ts";
import { confirmWithdrawal } from "./receiving/confirm-withdrawal.ts";
import { receiveWithdrawal } from "./receiving/receive-withdrawal.ts";
import { listReturns } from "./returns/read-returns.ts";
import { requestReturn } from "./returns/request-return.ts";
import { makeReturnLabel } from "./returns/return-label.ts";

const received = ({ number, receivedAt }: { number: string; receivedAt: string }) => {
  return { number, receivedAtUtc: new Date(receivedAt).toISOString() };
};

export function withdrawalRoutes(bind: Bind, parts: WithdrawalParts): void {
  bind("withdraw", async ({ idempotency, body, person, language }) =>
    received(await receiveWithdrawal(parts, idempotency, body, person, language)),
  );
  bind("confirmWithdrawal", async ({ body }) => {
    await confirmWithdrawal(parts, body.token);
    return undefined;
  });
  bind("getReturns", ({ body, person }) => listReturns(parts, body, person));
  bind("requestReturn", async ({ idempotency, body, person, language }) =>
    received(await requestReturn(parts, idempotency, body, person, language)),
  );
  bind(
    "downloadReturnLabel",
    async ({ body, person, language }) => new Download(await makeReturnLabel(parts, body, person, language)),
  );
}
