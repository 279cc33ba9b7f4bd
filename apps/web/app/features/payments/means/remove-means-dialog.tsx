import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { revalidate } from "../../../api/use-query.ts";
import { means as texts } from "../../../locales/en/payments/means.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Means } from "./means.ts";

type Props = { means: Means; onClose: () => void; onRemoved: () => void };

/** Asks before the provider forgets a card. Mount to open. */
export function RemoveMeansDialog({ means: { id, brand, last4 }, onClose, onRemoved }: Props) {
  const t = useTexts(texts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await call("removePaymentMeans", { params: { id } });
      await revalidate("listPaymentMeans");
      showToast("good", t.removed);
      onRemoved();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={t.removeTitle}
      keep={t.cancel}
      confirm={t.confirm}
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t.card(brand, last4)}</p>
      <p>{t.removeText}</p>
    </ConfirmDialog>
  );
}
