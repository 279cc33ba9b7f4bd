/** The countries that use the euro. Accounts there can be debited in it. */
export const EURO_COUNTRIES = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");
