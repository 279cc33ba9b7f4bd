import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptPerson } from "./kept-person.ts";
import type { KeptShop } from "./kept-shop.ts";
import type { Stage, StoredOpening } from "./stored-opening.ts";

/** What this browser keeps for good. IndexedDB, because only there a key can be kept that nobody can read. */
type Schema = DBSchema & {
  people: { key: string; value: KeptPerson };
  openings: {
    key: [userId: string, id: string];
    value: StoredOpening;
    indexes: { byNonce: [userId: string, nonce: number]; byStage: [userId: string, stage: Stage] };
  };
  /** Exact texts of odds tables by their hash, each once. */
  oddsTables: { key: string; value: string };
  shop: { key: "shop"; value: KeptShop };
};

export type Kept = IDBPDatabase<Schema>;

const NAME = "fairness";
const VERSION = 1;

function create(database: Kept): void {
  database.createObjectStore("people", { keyPath: "userId" });
  database.createObjectStore("oddsTables");
  database.createObjectStore("shop");
  const openings = database.createObjectStore("openings", { keyPath: ["userId", "id"] });
  openings.createIndex("byNonce", ["userId", "nonce"]);
  openings.createIndex("byStage", ["userId", "stage"]);
}

let opened: Promise<Kept> | undefined;

/** Opens what this browser keeps. Rejects with a DOMException if the browser does not let the page keep anything. */
export function openKept(): Promise<Kept> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: create,
    // Another tab has a newer version of the shop, which can't open the database while this tab does.
    blocking: () => void forgetConnection(),
    terminated: () => void forgetConnection(),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Closes the connection; the next use opens another. */
export async function forgetConnection(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing)?.close();
}
