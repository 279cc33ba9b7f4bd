import { useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { OperatorBox } from "../editor/box-form.ts";

type Props = { box: OperatorBox; present: number; onPlan: () => Promise<void>; onCancelled: () => Promise<void> };

/**
 * Cancels an announced version before it starts. The public log can't remove an announcement, so the box is paused
 * instead, and the announced odds are never offered. The version in force becomes the plan again.
 */
export function CancelAnnounced({ box: { id, version }, present, onPlan, onCancelled }: Props) {
  const { announced: t } = useTexts(rehearsalTexts);
  const [intent] = useState(() => createIntent());
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    const body = { status: "Paused", version } as const;
    try {
      await call("setLootboxStatus", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.cancelled);
      await onPlan();
    } catch (error) {
      showToast("bad", messageOf(error));
    } finally {
      setBusy(false);
      setIsAsking(false);
      await onCancelled();
    }
  }

  return (
    <>
      <Button variant="outline" size="small" onClick={() => setIsAsking(true)}>
        {t.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.cancelTitle}
        keep={t.keep}
        confirm={t.cancelSubmit}
        busy={busy}
        onConfirm={() => void cancel()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.cancelText(present)}</p>
        <p>{t.cancelNote}</p>
      </ConfirmDialog>
    </>
  );
}
