import type { PictureStorage } from "../../features/files/index.ts";
import type { Seal, Unseal } from "../sealing.ts";
import type { BackupStorage } from "../storage/backup-storage.ts";

const FOLDER = "pictures/";
const SEALED = ".zst.age";
/** Files of uploads. The bucket may have others. */
const NAME = /^[0-9a-f]{64}(-\d{1,4}\.webp|\.pdf)$/;

const copyOf = (name: string) => `${FOLDER}${name}${SEALED}`;

type Copying = { from: BackupStorage; storage: BackupStorage; seal: Seal };

/** Stores uploaded pictures and documents that have no copy yet. What a name has never changes, and copies stay. */
export async function copyPictures({ from, storage, seal }: Copying): Promise<void> {
  const stored = new Set(await storage.list(FOLDER));
  for (const name of await from.list("")) {
    if (!NAME.test(name) || stored.has(copyOf(name))) continue;
    const bytes = await from.get(name);
    // The shop may have deleted it meanwhile.
    if (bytes !== undefined) await storage.put(copyOf(name), await seal.all(bytes));
  }
}

type Restoring = { storage: BackupStorage; unseal: Unseal; to: Pick<PictureStorage, "put"> };

/** Puts all copies back. Returns how many there are. */
export async function restorePictures({ storage, unseal, to }: Restoring): Promise<number> {
  const copies = await storage.list(FOLDER);
  for (const copy of copies) {
    const sealed = await storage.get(copy);
    if (sealed === undefined) continue;
    const name = copy.slice(FOLDER.length, -SEALED.length);
    await to.put(name, await unseal.all(sealed, `${copy} in ${storage.title}`));
  }
  return copies.length;
}
