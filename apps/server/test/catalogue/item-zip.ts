import { strToU8, zipSync } from "fflate";

/** A zip file with these files, packed as usual. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, typeof file === "string" ? strToU8(file) : file]),
      ),
    ),
  );

const CENTRAL = Buffer.from("PK\u0001\u0002");
const ORIGINAL_SIZE = 24;

/** The zip file with another stated size of its first file. */
export function statingSize(zip: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(zip);
  lying.writeUInt32LE(bytes, zip.indexOf(CENTRAL) + ORIGINAL_SIZE);
  return lying;
}
