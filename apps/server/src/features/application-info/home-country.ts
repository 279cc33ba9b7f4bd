/** The shop's own country. Orders without a billing address have its VAT. */
export const HOME_COUNTRY = "NL";
