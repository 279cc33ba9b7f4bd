import { useEffect, useEffectEvent, useId } from "react";
import { call } from "../../api/call.ts";
import { revalidate, useQuery } from "../../api/use-query.ts";
import { addresses } from "../../locales/en/addresses.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import layout from "../../ui/layout.module.css";
import { AddressFields } from "./address-fields.tsx";
import {
  type Address,
  addressBody,
  type AddressValues,
  emptyAddress,
  hasNoNumber,
  valuesOf,
} from "./address-values.ts";
import { LabelChoice } from "./label-choice.tsx";
import { type AddressForm, useAddressForm } from "./use-address-form.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called when the address is saved and the address book has been reloaded. */
  onSaved: (address: Address) => void;
  /**
   * The address to change; if undefined, the dialog adds a new one. Set the dialog's React key to the address's id and
   * version.
   */
  address?: Address;
  shippingOnly?: boolean;
  /** The country of a new address, if the person has already chosen it. */
  countryCode?: string;
};

/**
 * Fills in the name and the phone number of a new address from the account, unless the person has already typed
 * something.
 */
function useOwnName({ values, set }: Pick<AddressForm, "values" | "set">, isWanted: boolean): void {
  const { data } = useQuery("getMe", isWanted ? {} : undefined, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const fill = useEffectEvent((): void => {
    if (data === undefined || values.firstName !== "" || values.lastName !== "") return;
    set("firstName", data.firstName);
    set("lastName", data.lastName);
    if (data.phoneNumber !== null && hasNoNumber(values)) set("phoneNumber", data.phoneNumber);
  });
  useEffect(() => {
    if (isWanted) fill();
  }, [isWanted, data]);
}

function startOf(address: Address | undefined, countryCode: string | undefined): AddressValues | undefined {
  if (address !== undefined) return valuesOf(address);
  return countryCode === undefined ? undefined : emptyAddress(countryCode);
}

function send(values: AddressValues, address?: Address): Promise<Address> {
  const body = addressBody(values);
  if (address === undefined) return call("createAddress", { body });
  return call("updateAddress", { body: { ...body, id: address.id, version: address.version } });
}

/**
 * Adds or changes an address. If the dialog is closed and opened again on the same page, it still has the typed text.
 */
export function AddressDialog({ open, onClose, onSaved, address, countryCode, shippingOnly = false }: Props) {
  const t = useTexts(addresses);
  const formId = useId();
  const form = useAddressForm(save, startOf(address, countryCode));
  useOwnName(form, open && address === undefined);

  async function save(values: AddressValues): Promise<void> {
    const saved = await send(values, address);
    await revalidate("listAddresses");
    showToast("good", t.saved);
    form.reset();
    onSaved(saved);
  }

  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t.save}
      </Button>
    </>
  );
  const title = address === undefined ? t.addTitle : t.editTitle;

  return (
    <Dialog open={open} onClose={onClose} title={title} actions={actions}>
      <form id={formId} className={layout["stack-4"]} {...form.form}>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <AddressFields form={form} shippingOnly={shippingOnly} />
        <LabelChoice value={form.values.label} onChange={(label) => form.set("label", label)} />
        <CheckboxField {...form.tick("isDefault")} label={t.fields.isDefault} />
      </form>
    </Dialog>
  );
}
