import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/call.ts";
import { balanceMoved } from "../../api/balance.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallInput, CallResult } from "../../api/request.ts";
import { revalidate } from "../../api/use-query.ts";
import { closure as texts } from "../../locales/en/account/closure.ts";
import { useTexts } from "../../locales/texts.ts";
import { noteEndedOffers } from "../../session/ended-offers.ts";
import { leave } from "../../session/logout.ts";
import { showToast } from "../../ui/overlay/toast.ts";

export type Closure = CallResult<"getClosure">;
export type ClosureChange = CallInput<"changeClosure">["body"];

/** Returns the call that begins, takes back or confirms closing the account. A closed account ends the session. */
export function useChangeClosure(): (body: ClosureChange) => Promise<void> {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  return async (body) => {
    const { state } = await call("changeClosure", { body }, { idempotencyKey: intent.keyFor(body) });
    intent.fulfilled();
    noteEndedOffers();
    if (state === "Closed") {
      leave();
      showToast("good", t.closed);
      await navigate("/");
      return;
    }
    await Promise.all([revalidate("getClosure", "getProtection", "listInventory"), balanceMoved()]);
  };
}
