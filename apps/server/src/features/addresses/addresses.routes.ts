import { type ResponseOf, type BodyOf, type Endpoints, normalizePostalCode } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import type { SettingsReader } from "../settings/index.ts";
import { requireValidAddress } from "./require-valid-address.ts";
import { type Address, readAddresses } from "./addresses.store.ts";
import {
  addAddress,
  type AddressInUse,
  deleteAddress,
  type OnCountryLeft,
  updateAddress,
} from "./change-address-book.ts";

function addressResponse(address: Address): ResponseOf<Endpoints["createAddress"]> {
  const { addressId, createdAt, countrySince: _since, updatedAt, ...fields } = address;
  return { id: addressId, ...fields, createdAtUtc: createdAt.toISOString(), updatedAtUtc: updatedAt.toISOString() };
}

function changeOf(body: BodyOf<Endpoints["createAddress"]>, now: Date) {
  const { isDefault, ...fields } = body;
  const postalCode = normalizePostalCode(body.countryCode, body.postalCode);
  return { fields: { ...fields, postalCode }, isDefault, at: now };
}

type AddressParts = {
  db: Connection;
  settings: SettingsReader;
  now: () => Date;
  addressInUse: AddressInUse;
  onCountryLeft: OnCountryLeft;
};

export function addressRoutes(bind: Bind, parts: AddressParts): void {
  const { db, settings, now, onCountryLeft } = parts;

  async function requireValid(address: Parameters<typeof requireValidAddress>[1]): Promise<void> {
    requireValidAddress((await settings.at(now())).countries.countries, address);
  }

  bind("listAddresses", async ({ person }) => (await readAddresses(db, person.userId)).map(addressResponse));

  bind("createAddress", async ({ person, body }) => {
    await requireValid(body);
    return addressResponse(await addAddress(db, person.userId, changeOf(body, now())));
  });

  bind("updateAddress", async ({ person, body }) => {
    await requireValid(body);
    const { id, version, ...rest } = body;
    const change = { ...changeOf(rest, now()), version };
    return addressResponse(await updateAddress(db, person.userId, id, change, onCountryLeft));
  });

  bind("deleteAddress", async ({ person, params }) => {
    await deleteAddress(db, person.userId, params.id, now(), parts);
    return undefined;
  });
}
