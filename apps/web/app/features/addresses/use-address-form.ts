import { shipsTo } from "@trove/contract/countries";
import { useState } from "react";
import { countryRules } from "../../shell/country-rules.ts";
import { useForm } from "../../forms/use-form.ts";
import { addresses } from "../../locales/en/addresses.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { type AddressValues, addressMistakes, emptyAddress } from "./address-values.ts";

/**
 * Guesses the person's country: the region of the browser's language if the shop ships there, or else the shop's
 * country. Many browsers outside of the United States are set to `en-US`, so the region is often wrong.
 */
export function likelyCountry(): string {
  const region = new Intl.Locale(navigator.language).region ?? "";
  return shipsTo(countryRules(), region) ? region : "NL";
}

/**
 * The state of an address form, for `AddressFields`. `start` sets the initial values; without it, only the country is
 * guessed. A form may have more fields, as that of the guest checkout has.
 */
export function useAddressForm(submit: (values: AddressValues) => Promise<void>, start?: AddressValues) {
  const words = useTexts(forms);
  const t = useTexts(addresses);
  const [initial] = useState(() => start ?? emptyAddress(likelyCountry()));
  return useForm<AddressValues>({ initial, validate: (values) => addressMistakes({ words, t }, values), submit });
}

export type AddressForm = ReturnType<typeof useAddressForm>;
