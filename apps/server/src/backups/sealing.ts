import { Readable } from "node:stream";
import { createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from "node:zlib";
import { promisify } from "node:util";
import { Decrypter, Encrypter } from "age-encryption";
import { EnvironmentError } from "../environment.ts";
import { inChunks } from "./in-chunks.ts";

/** Compresses and encrypts for the holders of a secret that the machine which makes backups doesn't have. */
export type Seal = { all(bytes: Uint8Array): Promise<Uint8Array>; stream(from: Readable): Promise<Readable> };

/** The other direction. `title` names what is opened, for the error if it was damaged. */
export type Unseal = {
  all(bytes: Uint8Array, title: string): Promise<Buffer>;
  stream(from: Readable, title: string): Promise<Readable>;
};

/** Chunks are joined, because each goes to another thread and back, and a tar file has two for each of its files. */
const CHUNK_BYTES = 1 << 20;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Seals for each of the recipients (age1…). Throws EnvironmentError if one is none. */
export function sealFor(recipients: readonly string[]): Seal {
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
  } catch {
    throw new EnvironmentError("BACKUP_RECIPIENT: this is no recipient of age");
  }
  return {
    all: async (bytes) => encrypter.encrypt(Uint8Array.from(await compress(bytes))),
    async stream(from) {
      const source = Readable.from(inChunks(from, CHUNK_BYTES));
      const compressed = source.pipe(createZstdCompress({ chunkSize: CHUNK_BYTES }));
      source.once("error", (error) => compressed.destroy(error));
      return Readable.from(await encrypter.encrypt(bytesOf(compressed)));
    },
  };
}

const bytesOf = (from: Readable) => ReadableStream.from<Uint8Array>(from);

/** Says what an error of the library means to an owner. */
function explain(error: unknown, title: string): never {
  if (error instanceof EnvironmentError) throw error;
  if (/no identity matched/.test(String(error))) {
    throw new EnvironmentError(`BACKUP_IDENTITY: it doesn't open ${title}, which was encrypted for another recipient`);
  }
  throw new EnvironmentError(`${title} is damaged: it is not what was written`);
}

async function* explained(from: AsyncIterable<Uint8Array>, title: string): AsyncGenerator<Uint8Array> {
  try {
    yield* from;
  } catch (error) {
    explain(error, title);
  }
}

/** Opens with an identity (AGE-SECRET-KEY-1…). Throws EnvironmentError if it is none. */
export function unsealWith(identity: string): Unseal {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new EnvironmentError("BACKUP_IDENTITY: this is no identity of age (AGE-SECRET-KEY-1…)");
  }
  return {
    async all(bytes, title) {
      try {
        return await decompress(await decrypter.decrypt(Uint8Array.from(bytes)));
      } catch (error) {
        return explain(error, title);
      }
    },
    async stream(from, title) {
      const opened = await decrypter.decrypt(bytesOf(from)).catch((error: unknown) => explain(error, title));
      const source = Readable.from(explained(opened, title));
      const whole = source.pipe(createZstdDecompress({ chunkSize: CHUNK_BYTES }));
      source.once("error", (error) => whole.destroy(error));
      return whole;
    },
  };
}
