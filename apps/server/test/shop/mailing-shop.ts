import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShop, type Shop } from "./shop.ts";

/** Opens a shop at https://shop.example that writes its mails into its own folder. Closing it removes the folder. */
export async function openMailingShop(variables: Record<string, string> = {}): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), "trove-mail-"));
  const shop = await openShop({ DATA_DIR: folder, PUBLIC_URL: "https://shop.example", ...variables });
  const close = shop.close.bind(shop);
  return Object.assign(shop, {
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  });
}
