import { MAX_ADDRESSES } from "@trove/contract/constants";
import { type ReactNode, useId, useState } from "react";
import { IconPencil, IconPlus } from "../../ui/icons/shop-icons.ts";
import { useQuery } from "../../api/use-query.ts";
import { addresses } from "../../locales/en/addresses.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { Radio } from "../../ui/form/radio.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./address-choice.module.css";
import { AddressDialog } from "./address-dialog.tsx";
import { addressLines } from "./address-lines.ts";
import type { Address } from "./address-values.ts";

type Props = {
  legend: string;
  hint?: ReactNode;
  /** The id of the chosen address. If none is chosen, the caller passes the default address: see `chosenAddress`. */
  value: string | undefined;
  onChange: (address: Address) => void;
  error?: string;
  /**
   * Whether the dialog for a new address is open. The caller may open it too, for example if a person continues without
   * an address.
   */
  adding: boolean;
  onAdding: (adding: boolean) => void;
  shippingOnly?: boolean;
};

/** The person's addresses as radio cards, with buttons to add or change one. */
export function AddressChoice({ legend, hint, value, onChange, error, adding, onAdding, shippingOnly = false }: Props) {
  const t = useTexts(addresses);
  const name = useId();
  const [editing, setEditing] = useState<Address>();
  const [isEditing, setIsEditing] = useState(false);
  const list = useQuery("listAddresses", {});

  if (list.data === undefined) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.mutate()} />;
    return <SkeletonRows count={1} height={112} />;
  }

  const isFull = list.data.length >= MAX_ADDRESSES;
  const addButton = (
    <Button variant="outline" icon={<IconPlus size={18} />} disabled={isFull} onClick={() => onAdding(true)}>
      {list.data.length === 0 ? t.addFirst : t.add}
    </Button>
  );

  return (
    <fieldset
      className={classes(layout["stack-3"], styles["choice"])}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>{legend}</legend>
      {hint !== undefined && <p className={letters["hint"]}>{hint}</p>}
      {list.data.map((address) => (
        <div key={address.id} className={styles["card"]}>
          <label>
            <Radio
              name={name}
              checked={address.id === value}
              onChange={() => onChange(address)}
              aria-describedby={`${name}-${address.id}`}
            />
            <span className={styles["name"]}>
              {t.labels[address.label]}
              {address.isDefault && <small>{t.isDefault}</small>}
            </span>
            <span id={`${name}-${address.id}`} className={styles["lines"]}>
              {address.firstName} {address.lastName}
              {addressLines(address).map((line) => (
                <span key={line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </span>
          </label>
          <IconButton
            label={t.edit(t.labels[address.label])}
            onClick={() => {
              setEditing(address);
              setIsEditing(true);
            }}
          >
            <IconPencil size={18} stroke={1.7} />
          </IconButton>
        </div>
      ))}
      <div>{addButton}</div>
      {isFull && <p className={letters["hint"]}>{t.full(MAX_ADDRESSES)}</p>}
      {error !== undefined && <FieldError role="alert">{error}</FieldError>}
      <AddressDialog
        open={adding}
        shippingOnly={shippingOnly}
        onClose={() => onAdding(false)}
        onSaved={(saved) => {
          onAdding(false);
          onChange(saved);
        }}
      />
      {editing && (
        <AddressDialog
          key={`${editing.id}-${editing.version}`}
          address={editing}
          open={isEditing}
          shippingOnly={shippingOnly}
          onClose={() => setIsEditing(false)}
          onSaved={(saved) => {
            setIsEditing(false);
            onChange(saved);
          }}
        />
      )}
    </fieldset>
  );
}
