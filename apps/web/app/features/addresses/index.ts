export { AddressDialog } from "./address-dialog.tsx";
export { AddressChoice } from "./address-choice.tsx";
export { AddressFields } from "./address-fields.tsx";
export { addressLines } from "./address-lines.ts";
export {
  addressBody,
  type AddressValues,
  addressMistakes,
  emptyAddress,
  type OrderAddress,
  valuesOf,
} from "./address-values.ts";
export { CountryOptions } from "./country-options.tsx";
export { chosenAddress } from "./chosen-address.ts";
export { useUnservedCountry } from "./use-unserved-country.ts";
export { likelyCountry, useAddressForm } from "./use-address-form.ts";
