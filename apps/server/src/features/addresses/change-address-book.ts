import { randomUUIDv7 } from "node:crypto";
import { MAX_ADDRESSES } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { Connection, Transaction } from "../../database/connection.ts";
import {
  type Address,
  type AddressFields,
  findAddress,
  insertAddress,
  lockAddressBook,
  markDefault,
  readAddresses,
  removeAddress,
  rewriteAddress,
} from "./addresses.store.ts";

/** Whether a pending payment is billed to the address. The payments room provides this function. */
export type AddressInUse = (db: Connection, userId: string, addressId: string) => Promise<boolean>;

/**
 * Is called before an address leaves its country, which it has had since a time. The protection room provides this
 * function.
 */
export type OnCountryLeft = (
  tx: Transaction,
  userId: string,
  left: { country: string; since: Date },
  at: Date,
) => Promise<void>;

type Change = { fields: AddressFields; isDefault: boolean; at: Date };

/**
 * Runs changes of one person's address book one after the other. After each change, the book has at most MAX_ADDRESSES.
 * Unless it is empty, exactly one address is the default.
 */
function change<Result>(db: Connection, userId: string, act: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await lockAddressBook(tx, userId);
    return act(tx);
  });
}

async function requireAddress(tx: Transaction, userId: string, addressId: string): Promise<Address> {
  const address = await findAddress(tx, userId, addressId);
  if (address === undefined) throw new Refusal("NOT_FOUND");
  return address;
}

/** Adds an address. The first one becomes the default even if `isDefault` is false. Throws ADDRESS_LIMIT. */
export function addAddress(db: Connection, userId: string, { fields, isDefault, at }: Change): Promise<Address> {
  return change(db, userId, async (tx) => {
    const { length: count } = await readAddresses(tx, userId);
    if (count >= MAX_ADDRESSES) throw new Refusal("ADDRESS_LIMIT");
    const addressId = randomUUIDv7();
    await insertAddress(tx, userId, { ...fields, addressId, isDefault: count === 0, createdAt: at });
    if (isDefault) await markDefault(tx, userId, addressId);
    return requireAddress(tx, userId, addressId);
  });
}

/**
 * Changes an address. The default stays the default even if `isDefault` is false. Throws NOT_FOUND, and
 * VERSION_CONFLICT if `version` is given and not current.
 */
export function updateAddress(
  db: Connection,
  userId: string,
  addressId: string,
  { fields, isDefault, at, version }: Change & { version: number | undefined },
  onCountryLeft: OnCountryLeft,
): Promise<Address> {
  return change(db, userId, async (tx) => {
    const current = await requireAddress(tx, userId, addressId);
    if (version !== undefined && version !== current.version) throw new Refusal("VERSION_CONFLICT");
    const { countryCode: country, countrySince: since } = current;
    const isMoved = fields.countryCode !== country;
    if (isMoved) await onCountryLeft(tx, userId, { country, since }, at);
    await rewriteAddress(tx, userId, addressId, fields, { at, countrySince: isMoved ? at : since });
    if (isDefault && !current.isDefault) await markDefault(tx, userId, addressId);
    return requireAddress(tx, userId, addressId);
  });
}

/**
 * Deletes an address. If it was the default, the newest remaining address becomes the default. Throws NOT_FOUND and
 * ADDRESS_IN_USE.
 */
export function deleteAddress(
  db: Connection,
  userId: string,
  addressId: string,
  at: Date,
  { addressInUse, onCountryLeft }: { addressInUse: AddressInUse; onCountryLeft: OnCountryLeft },
): Promise<void> {
  return change(db, userId, async (tx) => {
    const { isDefault, countryCode: country, countrySince: since } = await requireAddress(tx, userId, addressId);
    if (await addressInUse(tx, userId, addressId)) throw new Refusal("ADDRESS_IN_USE");
    await onCountryLeft(tx, userId, { country, since }, at);
    await removeAddress(tx, userId, addressId);
    const [newest] = await readAddresses(tx, userId);
    if (isDefault && newest !== undefined) await markDefault(tx, userId, newest.addressId);
  });
}
