import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { revalidate } from "../../api/use-query.ts";
import { account } from "../../locales/en/account.ts";
import { addresses } from "../../locales/en/addresses.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { type Address, addressBody, valuesOf } from "./address-values.ts";

type Props = {
  address: Address;
  /** Called before the button is removed, so that the caller can move the focus from it. */
  onChosen: () => void;
};

/** Makes an address the default. */
export function DefaultButton({ address, onChosen }: Props) {
  const t = useTexts(account).addresses;
  const { labels } = useTexts(addresses);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function choose(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const { id, version } = address;
    try {
      await call("updateAddress", { body: { ...addressBody(valuesOf(address)), isDefault: true, id, version } });
      showToast("good", t.isDefaultNow(labels[address.label]));
      onChosen();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      await revalidate("listAddresses");
      setBusy(false);
    }
  }

  return (
    <>
      <div>
        <Button variant="soft" size="small" busy={busy} onClick={() => void choose()}>
          {t.makeDefault}
          <span className="visually-hidden">
            : {labels[address.label]}, {address.street} {address.houseNumber}
          </span>
        </Button>
      </div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}
