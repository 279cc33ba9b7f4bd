/** The shop's own country. Orders without an address are billed to it. */
export const HOME_COUNTRY = "NL";
