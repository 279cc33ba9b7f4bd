import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { type BrowserKey, readBrowserKeys } from "./browser-keys.store.ts";
import { addBrowserKey, type BrowserKeyParts, removeBrowserKey } from "./change-browser-keys.ts";

function browserKeyResponse(key: BrowserKey): ResponseOf<Endpoints["addBrowserKey"]> {
  return {
    id: key.browserKeyId,
    publicKey: key.publicKey.toString("hex"),
    name: key.name,
    createdAtUtc: key.createdAt.toISOString(),
    lastUsedAtUtc: key.lastUsedAt?.toISOString() ?? null,
  };
}

export function browserKeyRoutes(bind: Bind, parts: BrowserKeyParts): void {
  bind("listBrowserKeys", async ({ person }) =>
    (await readBrowserKeys(parts.db, person.userId)).map(browserKeyResponse),
  );

  bind("addBrowserKey", async ({ person, body, language, ip }) =>
    browserKeyResponse(await addBrowserKey(parts, { userId: person.userId, language, ip }, body)),
  );

  bind("removeBrowserKey", async ({ person, params, ip }) => {
    await removeBrowserKey(parts, { userId: person.userId, ip }, params.id);
    return undefined;
  });
}
