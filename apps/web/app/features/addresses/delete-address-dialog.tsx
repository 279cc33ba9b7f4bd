import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { revalidate } from "../../api/use-query.ts";
import { account } from "../../locales/en/account.ts";
import { useTexts } from "../../locales/texts.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { Address } from "./address-values.ts";

type Props = { address: Address; onClose: () => void; onRemoved: () => void };

/**
 * Asks before an address is deleted. Shows the reason if the server refuses because something uses the address. Mount
 * to open.
 */
export function DeleteAddressDialog({ address, onClose, onRemoved }: Props) {
  const t = useTexts(account).addresses;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await call("deleteAddress", { params: { id: address.id } });
      await revalidate("listAddresses");
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
        <bdi>
          {address.street} {address.houseNumber}, {address.city}
        </bdi>
      </p>
      <p>{t.removeText}</p>
    </ConfirmDialog>
  );
}
