import { vi } from "vitest";

/** The part of a browser's storage that is used, entries being own properties as they are there. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  getItem(name: string) {
    const value = this[name];
    return typeof value === "string" ? value : null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
  clear() {
    for (const name of Object.keys(this)) delete this[name];
  }
}

/** Gives the test an empty browser. */
export function emptyBrowser(): { local: Storage; session: Storage } {
  const [local, session] = [new MemoryStorage(), new MemoryStorage()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  return { local, session };
}

/** A browser that lets a page store nothing, as some do in private windows. */
export function sealedBrowser(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
  }
}
