import { z } from "zod";
import { placeOf } from "../places/other-countries.ts";
import type { EndpointDefinition } from "../endpoint.ts";
import { empty, field, id, integerFrom, timeUtc } from "../fields.ts";
import { idOf } from "../ids.ts";

export const ADDRESS_LABELS = ["Home", "Office", "Other"] as const;

/** The mistake of an address in a country that the shop does not have. */
export const COUNTRY_TEXT = "Country must be one of the list";

const optional = (name: "company" | "addressLine2" | "state") =>
  field(name)
    .nullish()
    .transform((text) => text || null);

const addressFields = {
  label: z.enum(ADDRESS_LABELS),
  firstName: field("firstName"),
  lastName: field("lastName"),
  company: optional("company"),
  street: field("street"),
  houseNumber: field("houseNumber"),
  addressLine2: optional("addressLine2"),
  postalCode: field("postalCode"),
  city: field("city"),
  state: z
    .string()
    .trim()
    .nullish()
    .transform((text) => text || null)
    .pipe(field("state").nullable()),
  countryCode: z.string().refine((code) => placeOf(code) !== undefined, COUNTRY_TEXT),
  phoneNumber: field("phoneNumber"),
  isDefault: z.boolean().default(false),
};

/** Whether the shop has the country, and postal code and state fit it, depends on the settings, so handlers check it. */
export const addressInput = z.strictObject(addressFields);
const addressUpdate = z.strictObject({ id: idOf("address"), ...addressFields, version: integerFrom(1).optional() });

export const address = z.strictObject({
  id,
  label: z.enum(ADDRESS_LABELS),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string(),
  addressLine2: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  countryCode: z.string(),
  phoneNumber: z.string(),
  isDefault: z.boolean(),
  createdAtUtc: timeUtc,
  updatedAtUtc: timeUtc,
  version: z.int(),
});

/** An address given in full with an order, as an alternative to an id from the address book. */
export const orderAddressInput = z.strictObject({ ...addressFields, label: addressFields.label.default("Home") });

/** The copy of an address that an order stores, as it was on the day of the order. */
export const addressSnapshot = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string(),
  addressLine2: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  countryCode: z.string(),
  phoneNumber: z.string(),
});

export const addressEndpoints = {
  listAddresses: {
    summary: "The address book, the default one first",
    access: ["User"],
    response: z.array(address),
    errors: [],
  },
  createAddress: {
    summary: "Add an address; the first becomes the default",
    access: ["User"],
    body: addressInput,
    status: 201,
    response: address,
    errors: ["ADDRESS_LIMIT"],
  },
  updateAddress: {
    summary: "Change an address",
    access: ["User"],
    body: addressUpdate,
    response: address,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
  deleteAddress: {
    summary: "Remove an address; the next newest becomes the default",
    access: ["User"],
    params: z.strictObject({ id: idOf("address") }),
    status: 204,
    response: empty,
    errors: ["NOT_FOUND", "ADDRESS_IN_USE"],
  },
} as const satisfies Record<string, EndpointDefinition>;
