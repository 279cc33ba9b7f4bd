/** The shop's own country. Its VAT applies to orders without a billing address. */
export const HOME_COUNTRY = "NL";
