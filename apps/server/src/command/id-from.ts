import { createHash } from "node:crypto";

/** Returns the UUID of a text: always the same one, so that a repeated call finds the row of the first. */
export function idFrom(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  // RFC 9562 reserves version 8 for custom formats.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
