import type { AddressSnapshot } from "../../addresses/index.ts";
import { isolated } from "../../files/index.ts";

/** Returns the lines of a name and address on a document, with the country's name in the language of the tag. */
export function placeLines(place: AddressSnapshot, tag: string): string[] {
  const { firstName, lastName, company, street, houseNumber, addressLine2, postalCode, city, state, countryCode } =
    place;
  const country = new Intl.DisplayNames(tag, { type: "region" }).of(countryCode) ?? countryCode;
  const lines = [`${firstName} ${lastName}`, company, `${street} ${houseNumber}`, addressLine2];
  return [...lines, `${postalCode} ${city}`, state]
    .filter((line) => line !== null && line !== undefined && line !== "")
    .map((line) => isolated(`${line}`))
    .concat(country);
}
