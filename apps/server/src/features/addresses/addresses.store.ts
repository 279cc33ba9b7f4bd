import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/connection.ts";

/** What a person says of an address; the postal code in its usual written form. */
export type AddressFields = {
  label: "Home" | "Office" | "Other";
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  houseNumber: string;
  addressLine2: string | null;
  postalCode: string;
  city: string;
  state: string | null;
  countryCode: string;
  phoneNumber: string;
};

export type Address = AddressFields & {
  addressId: string;
  isDefault: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const addressColumns = sql`
  address_id as "addressId", label, first_name as "firstName", last_name as "lastName", company, street,
  house_number as "houseNumber", address_line2 as "addressLine2", postal_code as "postalCode", city, state,
  country_code as "countryCode", phone_number as "phoneNumber", is_default as "isDefault",
  created_at as "createdAt", updated_at as "updatedAt", version`;

/** Lets nobody else change this person's address book until the transaction ends, also while it is empty. */
export async function lockAddressBook(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`.execute(tx);
}

/** The default one first, then the newest. */
export async function readAddresses(db: Connection, userId: string): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select ${addressColumns} from addresses where user_id = ${userId}
    order by is_default desc, created_at desc, address_id desc`.execute(db);
  return rows;
}

/** The person's own address; nobody else's. */
export async function findAddress(db: Connection, userId: string, addressId: string): Promise<Address | undefined> {
  const { rows } = await sql<Address>`
    select ${addressColumns} from addresses where user_id = ${userId} and address_id = ${addressId}`.execute(db);
  return rows[0];
}

export async function insertAddress(
  tx: Transaction,
  userId: string,
  address: Omit<Address, "updatedAt" | "version">,
): Promise<void> {
  const { addressId, label, firstName, lastName, company, street, houseNumber, addressLine2 } = address;
  const { postalCode, city, state, countryCode, phoneNumber, isDefault, createdAt } = address;
  await sql`
    insert into addresses (user_id, address_id, label, first_name, last_name, company, street, house_number,
      address_line2, postal_code, city, state, country_code, phone_number, is_default, created_at, updated_at)
    values (${userId}, ${addressId}, ${label}, ${firstName}, ${lastName}, ${company}, ${street}, ${houseNumber},
      ${addressLine2}, ${postalCode}, ${city}, ${state}, ${countryCode}, ${phoneNumber}, ${isDefault}, ${createdAt},
      ${createdAt})`.execute(tx);
}

export async function rewriteAddress(
  tx: Transaction,
  userId: string,
  addressId: string,
  fields: AddressFields,
  at: Date,
): Promise<void> {
  await sql`
    update addresses set label = ${fields.label}, first_name = ${fields.firstName}, last_name = ${fields.lastName},
      company = ${fields.company}, street = ${fields.street}, house_number = ${fields.houseNumber},
      address_line2 = ${fields.addressLine2}, postal_code = ${fields.postalCode}, city = ${fields.city},
      state = ${fields.state}, country_code = ${fields.countryCode}, phone_number = ${fields.phoneNumber},
      updated_at = ${at}, version = version + 1
    where user_id = ${userId} and address_id = ${addressId}`.execute(tx);
}

export async function removeAddress(tx: Transaction, userId: string, addressId: string): Promise<void> {
  await sql`delete from addresses where user_id = ${userId} and address_id = ${addressId}`.execute(tx);
}

/** Moves the mark of the default; two statements, as at no moment two addresses may bear it. */
export async function markDefault(tx: Transaction, userId: string, addressId: string): Promise<void> {
  await sql`update addresses set is_default = false where user_id = ${userId} and is_default`.execute(tx);
  await sql`update addresses set is_default = true where user_id = ${userId} and address_id = ${addressId}`.execute(tx);
}
