/** Begins the reference of each payout, so that none is taken for a payment. */
const PREFIX = "po_";
const OURS = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/;
const PACKED = /^po_[A-Za-z0-9_-]{43}$/;

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll("-", ""), "hex");
const uuidOf = (bytes: Buffer) => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Packs the shop's reference, two UUIDs, into 46 letters: the vendor takes 50 for a payout. */
export function packReference(reference: string): string {
  const [, user = "", payout = ""] = OURS.exec(reference) ?? [];
  const bytes = Buffer.concat([bytesOf(user), bytesOf(payout)]);
  if (bytes.length !== 32) throw new Error("the reference of a payout has two ids");
  return PREFIX + bytes.toString("base64url");
}

/** Returns the shop's reference. One that the shop did not make is returned as it is. */
export function unpackReference(packed: string): string {
  if (!PACKED.test(packed)) return packed;
  const bytes = Buffer.from(packed.slice(PREFIX.length), "base64url");
  return `${uuidOf(bytes.subarray(0, 16))}.${uuidOf(bytes.subarray(16))}`;
}

export const isPayoutReference = (reference: string) => PACKED.test(reference);
