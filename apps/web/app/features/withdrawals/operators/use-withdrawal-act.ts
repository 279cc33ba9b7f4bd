import { useState } from "react";
import { createIntent } from "../../../api/intent.ts";
import type { CallOptions } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";

/** Calls an act's endpoint, with the withdrawal and the version that the operator saw. */
type Send<Fields> = (
  input: { params: { id: string }; body: Fields & { version: number } },
  options: CallOptions,
) => Promise<unknown>;

/** Returns the function that sends an act about a withdrawal, says that it is done, and reads the withdrawal again. */
export function useWithdrawalAct({ id, version }: OperatorsWithdrawal) {
  const [intent] = useState(() => createIntent());
  return async <Fields extends object>(fields: Fields, send: Send<Fields>, done: string): Promise<void> => {
    const body = { ...fields, version };
    try {
      await send({ params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", done);
    } finally {
      await revalidate("getWithdrawal", "listWithdrawals");
    }
  };
}
