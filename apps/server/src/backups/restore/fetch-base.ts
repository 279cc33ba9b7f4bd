import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unpackTar } from "modern-tar/fs";
import { EnvironmentError } from "../../environment.ts";
import type { Manifest } from "../manifest.ts";
import type { Unseal } from "../sealing.ts";
import type { BackupStorage } from "../storage/backup-storage.ts";

/** The pieces in order, each compared with the manifest before it is used. Throws EnvironmentError at a difference. */
async function* wholePieces(storage: BackupStorage, pieces: Manifest["pieces"]): AsyncGenerator<Buffer> {
  for (const { name, size, sha256 } of pieces) {
    const bytes = await storage.get(name);
    const title = `${name} in ${storage.title}`;
    if (bytes === undefined) throw new EnvironmentError(`${title} is missing: choose another backup`);
    if (bytes.length !== size) throw new EnvironmentError(`${title} is cut off: ${bytes.length} of ${size} bytes`);
    if (createHash("sha256").update(bytes).digest("hex") !== sha256) {
      throw new EnvironmentError(`${title} is damaged: its bytes are not those that were written`);
    }
    yield bytes;
  }
}

/** Writes the files of a base copy into a new folder. Throws EnvironmentError if one is not as it was written. */
export async function fetchBase(storage: BackupStorage, unseal: Unseal, base: Manifest, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const pieces = Readable.from(wholePieces(storage, base.pieces));
  const tar = await unseal.stream(pieces, `the backup ${base.id}`);
  await pipeline(tar, unpackTar(folder, { dmode: 0o700, fmode: 0o600 }));
  await writeFile(join(folder, "backup_label"), base.label, { mode: 0o600 });
}
