import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { revalidate } from "../../../api/use-query.ts";
import { browsers } from "../../../locales/en/fairness/browsers.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { loadStops } from "../index.tsx";

type Props = { browser: { id: string; name: string }; onClose: () => void; onRemoved: () => void };

/** Asks for confirmation before a browser loses the right to open boxes. Mount to open. */
export function RemoveBrowserDialog({ browser, onClose, onRemoved }: Props) {
  const t = useTexts(browsers);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await call("removeBrowserKey", { params: { id: browser.id } });
      noteEndedOffers();
      void loadStops().then(({ signEnd }) => signEnd());
      await revalidate("listBrowserKeys");
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
      keep={t.keep}
      confirm={t.confirm}
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <bdi>{browser.name}</bdi>
      </p>
      <p>{t.removeText}</p>
      <p>{t.removeAdvice}</p>
    </ConfirmDialog>
  );
}
