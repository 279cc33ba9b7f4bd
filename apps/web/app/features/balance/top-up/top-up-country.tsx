import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { AddressDialog, CountryOptions } from "../../addresses/index.ts";

type Props = {
  countryCode: string;
  /** True if the rest of the address will not be asked for. */
  isEnough: boolean;
  onChange: (countryCode: string) => void;
  /** True while the form for the rest of the address is shown. */
  asking: boolean;
  onClose: () => void;
  onSaved: Parameters<typeof AddressDialog>[0]["onSaved"];
};

/**
 * The field for the country that decides the VAT. If the way to pay needs the rest of the address, it is asked for when
 * they pay.
 */
export function TopUpCountry({ countryCode, isEnough, onChange, asking, onClose, onSaved }: Props) {
  const t = useTexts(balance).topUp;
  return (
    <>
      <SelectField
        name="billingCountry"
        label={t.country}
        hint={isEnough ? t.countryOnlyHint : t.countryHint}
        autoComplete="billing country"
        value={countryCode}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <CountryOptions />
      </SelectField>
      <AddressDialog key={countryCode} countryCode={countryCode} open={asking} onClose={onClose} onSaved={onSaved} />
    </>
  );
}
