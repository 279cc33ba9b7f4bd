import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";

/** Withdraws the operator's own request for approval. */
export function WithdrawButton({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const { approvals: words } = useTexts(audit);
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function withdraw(): Promise<void> {
    await call("withdrawApproval", { params: { id } }, { idempotencyKey: intent.keyFor({ id }) });
    showToast("good", words.withdrawn);
    onWithdrawn();
    await revalidate("listApprovals");
  }

  async function press(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await withdraw().catch((error: unknown) => setFailure(messageOf(error)));
    setBusy(false);
  }

  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="danger" busy={busy} onClick={() => void press()}>
          {words.withdraw}
        </Button>
      </div>
    </>
  );
}
