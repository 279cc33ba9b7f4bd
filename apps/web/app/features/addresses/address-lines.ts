import { countryName } from "../../locales/names.ts";
import type { Address } from "./address-values.ts";

type Place = Pick<
  Address,
  "street" | "houseNumber" | "addressLine2" | "postalCode" | "city" | "state" | "countryCode" | "company"
>;

/** An address as the lines that stand below the name on an envelope. */
export function addressLines(place: Place): string[] {
  const town = [place.postalCode, place.city].join(" ");
  const lines = [
    place.company,
    `${place.street} ${place.houseNumber}`,
    place.addressLine2,
    place.state === null ? town : `${town}, ${place.state}`,
    countryName(place.countryCode),
  ];
  return lines.filter((line): line is string => line !== null && line !== "");
}
