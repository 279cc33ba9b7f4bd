import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptPerson, KeptShop } from "./kept-records.ts";
import type { Stage, StoredOpening } from "./stored-opening.ts";

/** This browser's lasting store. IndexedDB, because only it can store a key that nobody can read. */
type Schema = DBSchema & {
  people: { key: string; value: KeptPerson };
  openings: {
    key: [userId: string, id: string];
    value: StoredOpening;
    indexes: { byNonce: [userId: string, nonce: number]; byStage: [userId: string, stage: Stage] };
  };
  /** Everything that kept records have charged, delivered, or named as a movement, with the hash of the record. */
  ids: { key: [userId: string, id: string]; value: string };
  /** Exact texts of odds tables by their hash, each once. */
  oddsTables: { key: string; value: string };
  shop: { key: "shop"; value: KeptShop };
};

export type Kept = IDBPDatabase<Schema>;

const NAME = "fairness";
const VERSION = 1;

function create(database: Kept): void {
  database.createObjectStore("people", { keyPath: "userId" });
  database.createObjectStore("ids");
  database.createObjectStore("oddsTables");
  database.createObjectStore("shop");
  const openings = database.createObjectStore("openings", { keyPath: ["userId", "id"] });
  openings.createIndex("byNonce", ["userId", "nonce"]);
  openings.createIndex("byStage", ["userId", "stage"]);
}

/** Opens what a browser keeps under a name. Rejects with a DOMException if it does not let the page keep anything. */
export function openKeptAs(name: string, whenBlocking: () => void = () => undefined): Promise<Kept> {
  return openDB<Schema>(name, VERSION, { upgrade: create, blocking: whenBlocking, terminated: whenBlocking });
}

let opened: Promise<Kept> | undefined;

async function closeConnection(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing)?.close();
}

/** Opens what this browser keeps. Rejects with a DOMException if it does not let the page keep anything. */
export function openKept(): Promise<Kept> {
  // Another tab may have a newer version of the shop, which can't open the database while this tab has it open.
  opened ??= openKeptAs(NAME, () => void closeConnection()).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
