import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallInput } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { OperatorsReview } from "./operators-review.ts";

type Decision = Omit<CallInput<"moderateReview">["body"], "version">;

/** Returns the function that decides about a review, says that it is done, and reads the desk again. */
export function useDecision({ id, version }: Pick<OperatorsReview, "id" | "version">) {
  const [intent] = useState(() => createIntent());
  return async (decision: Decision, done: string): Promise<void> => {
    const body = { ...decision, version };
    try {
      await call("moderateReview", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", done);
    } finally {
      await revalidate("listAdminReviews");
    }
  };
}
