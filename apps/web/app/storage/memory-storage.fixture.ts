import { vi } from "vitest";

/** An in-memory Storage. Entries are own properties, as in a browser. */
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

/** Gives the test empty browser storages. */
export function emptyBrowser(): { local: Storage; session: Storage } {
  const [local, session] = [new MemoryStorage(), new MemoryStorage()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  return { local, session };
}

/** Gives the test a browser that blocks storage, as some do in private windows. */
export function sealedBrowser(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
  }
}
