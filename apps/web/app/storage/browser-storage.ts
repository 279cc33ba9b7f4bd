/** Local storage is one for all tabs of this browser; session storage belongs to one tab and ends with it. */
export type Place = "local" | "session";

const storageAt = (place: Place): Storage => (place === "local" ? localStorage : sessionStorage);

/** The text under a key; null where nothing is stored, or where the browser lets nobody look. */
export function storedText(place: Place, key: string): string | null {
  try {
    return storageAt(place).getItem(key);
  } catch {
    return null;
  }
}

/** Makes sure of a value that comes from outside; undefined for anything else. `readBy` makes one of a schema. */
export type Read<T> = (value: unknown) => T | undefined;

/** What a stored text says; undefined for none, for one that is no JSON and for anything that `read` refuses. */
export function parseStored<T>(text: string | null, read: Read<T>): T | undefined {
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The value under a key, or undefined. People and other versions of the shop write here too, so nothing is trusted. */
export function readStored<T>(place: Place, key: string, read: Read<T>): T | undefined {
  return parseStored(storedText(place, key), read);
}

const followers = new Set<(key: string | null) => void>();

function storeText(place: Place, key: string, text: string): void {
  storageAt(place).setItem(key, text);
  for (const follower of followers) follower(key);
}

/** Stores what must not be lost. Throws a DOMException where the browser refuses: its storage is full or blocked. */
export function mustStore(place: Place, key: string, value: unknown): void {
  storeText(place, key, JSON.stringify(value));
}

/** Stores what the page can do without. False where the browser refuses. */
export function store(place: Place, key: string, value: unknown): boolean {
  return storeAsText(place, key, JSON.stringify(value));
}

/** The same for a text that is kept as it is, without quotation marks. */
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

/** The keys that begin so, in no order. */
export function storedKeys(place: Place, prefix: string): string[] {
  try {
    return Object.keys(storageAt(place)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

// Null stands for everything at once. The browser tells of what other tabs stored, and only of that.
function hearOtherTabs({ key }: StorageEvent): void {
  for (const follower of followers) follower(key);
}

/** Runs `changed` whenever an entry whose key concerns it changes, in this tab or another. Returns how to stop. */
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
