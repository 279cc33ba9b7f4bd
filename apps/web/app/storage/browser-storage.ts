/** Local storage is shared by all tabs of this browser; session storage belongs to one tab and ends with it. */
export type Place = "local" | "session";

const storageAt = (place: Place): Storage => (place === "local" ? localStorage : sessionStorage);

/** The text under a key; null if nothing is stored or the browser blocks access. */
export function storedText(place: Place, key: string): string | null {
  try {
    return storageAt(place).getItem(key);
  } catch {
    return null;
  }
}

/** Validates an untrusted value; returns undefined if it is invalid. `readBy` makes such a function from a schema. */
export type Read<T> = (value: unknown) => T | undefined;

/** Parses a stored text. Returns undefined if it is null, not JSON, or refused by `read`. */
export function parseStored<T>(text: string | null, read: Read<T>): T | undefined {
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * The value under a key; undefined if it is missing or invalid. It is validated, because people and other releases of
 * the shop may have written it.
 */
export function readStored<T>(place: Place, key: string, read: Read<T>): T | undefined {
  return parseStored(storedText(place, key), read);
}

const followers = new Set<(key: string | null) => void>();

function storeText(place: Place, key: string, text: string): void {
  storageAt(place).setItem(key, text);
  for (const follower of followers) follower(key);
}

/** Stores a value that must not be lost. Throws a DOMException if the storage is full or blocked. */
export function mustStore(place: Place, key: string, value: unknown): void {
  storeText(place, key, JSON.stringify(value));
}

/** Stores a value that the page can do without. Returns false if the browser refuses. */
export function store(place: Place, key: string, value: unknown): boolean {
  return storeAsText(place, key, JSON.stringify(value));
}

/** Like `store`, but stores the text itself, without JSON quotes. */
export function storeAsText(place: Place, key: string, text: string): boolean {
  try {
    storeText(place, key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetStored(place: Place, key: string): void {
  try {
    storageAt(place).removeItem(key);
  } catch {
    return;
  }
  for (const follower of followers) follower(key);
}

/** The keys with the given prefix, in no particular order. */
export function storedKeys(place: Place, prefix: string): string[] {
  try {
    return Object.keys(storageAt(place)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

// Handles changes by other tabs; browsers send no such event for changes by this tab. A null key means that everything
// was removed.
function hearOtherTabs({ key }: StorageEvent): void {
  for (const follower of followers) follower(key);
}

/**
 * Calls `changed` when an entry with a matching key changes, in this tab or another. Returns a function that stops
 * this.
 */
export function followStored(concerns: (key: string) => boolean, changed: () => void): () => void {
  const follower = (key: string | null) => {
    if (key === null || concerns(key)) changed();
  };
  if (followers.size === 0) window.addEventListener("storage", hearOtherTabs);
  followers.add(follower);
  return () => {
    followers.delete(follower);
    if (followers.size === 0) window.removeEventListener("storage", hearOtherTabs);
  };
}
