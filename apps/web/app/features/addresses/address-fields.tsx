import { rulesOf } from "../../shell/country-rules.ts";
import { useState } from "react";
import { IconPlus } from "../../ui/icons/shop-icons.ts";
import { addresses } from "../../locales/en/addresses.ts";
import { forms } from "../../locales/en/forms.ts";
import { countryName } from "../../locales/names.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import styles from "./address-fields.module.css";
import { type AddressValues, phoneAfterMove } from "./address-values.ts";
import { CountryOptions } from "./country-options.tsx";
import type { AddressForm } from "./use-address-form.ts";

type Props = {
  form: Pick<AddressForm, "values" | "text" | "set">;
  /** Lists only the countries that the shop ships to. */
  shippingOnly?: boolean;
};

const hasOptional = ({ company, addressLine2, state }: AddressValues) =>
  [company, addressLine2, state].some((text) => text !== "");

/** The fields of an address. The country comes first, because the rules of the other fields depend on it. */
export function AddressFields({ form, shippingOnly = false }: Props) {
  const t = useTexts(addresses);
  const { optional } = useTexts(forms);
  const { fields } = t;
  const country = rulesOf(form.values.countryCode);
  const needsState = country?.stateRequired === true;
  const [isFull, setFull] = useState(hasOptional(form.values));

  function move(to: string): void {
    form.set("phoneNumber", phoneAfterMove(form.values, to));
    form.set("countryCode", to);
  }

  return (
    <div className={classes(layout["stack-4"], styles["fields"])}>
      <SelectField
        {...form.text("countryCode")}
        data-focus-first
        label={fields.countryCode}
        hint={country?.canShip === false ? t.notServed(countryName(form.values.countryCode)) : undefined}
        autoComplete="country"
        onChange={(event) => move(event.currentTarget.value)}
      >
        <CountryOptions shippingOnly={shippingOnly} also={form.values.countryCode} />
      </SelectField>
      <div className={styles["pair"]}>
        <TextField {...form.text("firstName")} label={fields.firstName} autoComplete="given-name" />
        <TextField {...form.text("lastName")} label={fields.lastName} autoComplete="family-name" />
      </div>
      {isFull && (
        <TextField {...form.text("company")} label={fields.company} note={optional} autoComplete="organization" />
      )}
      <div className={styles["street"]}>
        <TextField {...form.text("street")} label={fields.street} autoComplete="address-line1" />
        <TextField {...form.text("houseNumber")} label={fields.houseNumber} autoComplete="off" />
      </div>
      {isFull && (
        <TextField
          {...form.text("addressLine2")}
          label={fields.addressLine2}
          note={optional}
          autoComplete="address-line2"
        />
      )}
      <div className={styles["town"]}>
        <TextField
          {...form.text("postalCode")}
          label={fields.postalCode}
          hint={t.postalHint(country?.postalExample ?? "1012 AB")}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <TextField {...form.text("city")} label={fields.city} autoComplete="address-level2" />
      </div>
      {(isFull || needsState) && (
        <TextField
          {...form.text("state")}
          label={fields.state}
          note={needsState ? undefined : optional}
          autoComplete="address-level1"
        />
      )}
      {!isFull && (
        <Button variant="quiet" size="small" icon={<IconPlus size={16} />} onClick={() => setFull(true)}>
          {t.more}
        </Button>
      )}
      <TextField
        {...form.text("phoneNumber")}
        label={fields.phoneNumber}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
      />
    </div>
  );
}
