import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallInput } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";

type Bodies = {
  matchWithdrawal: CallInput<"matchWithdrawal">["body"];
  acceptReturn: CallInput<"acceptReturn">["body"];
  acceptPosting: CallInput<"acceptPosting">["body"];
  receiveGoods: CallInput<"receiveGoods">["body"];
  refundWithdrawal: CallInput<"refundWithdrawal">["body"];
  refuseWithdrawal: CallInput<"refuseWithdrawal">["body"];
};

/** Returns the function that sends an act about a withdrawal, says that it is done, and reads the withdrawal again. */
export function useWithdrawalAct({ id, version }: OperatorsWithdrawal) {
  const [intent] = useState(() => createIntent());
  return async <Name extends keyof Bodies>(
    name: Name,
    fields: Omit<Bodies[Name], "version">,
    done: string,
  ): Promise<void> => {
    const body = { ...fields, version };
    try {
      await call(name, { params: { id }, body } as unknown as CallInput<Name>, { idempotencyKey: intent.keyFor(body) });
      showToast("good", done);
    } finally {
      await revalidate("getWithdrawal", "listWithdrawals");
    }
  };
}
