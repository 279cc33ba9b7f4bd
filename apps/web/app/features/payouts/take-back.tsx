import { formatEuros } from "@trove/money";
import { useState } from "react";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { balanceMoved } from "../../api/balance.ts";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallResult } from "../../api/request.ts";
import { revalidate } from "../../api/use-query.ts";
import { payouts as texts } from "../../locales/en/payouts/payouts.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

type Payout = CallResult<"getPayouts">["payouts"][number];

/** Takes a payout back that nobody has approved. */
export function TakeBack({ payout: { id, amount } }: { payout: Payout }) {
  const t = useTexts(texts);
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const input = { params: { id } };
      await call("cancelPayout", input, { idempotencyKey: intent.keyFor(input) });
      showToast("good", t.takenBack);
    } catch (error) {
      const isTooLate = error instanceof ApiError && error.code === "STATUS_CONFLICT";
      showToast("bad", isTooLate ? t.notTakenBack : messageOf(error));
    } finally {
      setBusy(false);
      await Promise.all([revalidate("getPayouts"), balanceMoved()]);
    }
  }
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={t.takeBackThis(formatEuros(amount))}
        onClick={() => void cancel()}
      >
        {t.takeBack}
      </Button>
    </div>
  );
}
