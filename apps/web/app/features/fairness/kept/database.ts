import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptPerson, KeptShop, KeptStop } from "./kept-records.ts";
import type { Stage, StoredOpening } from "@trove/fairness/press";

/** This browser's store. Uses IndexedDB, because only it can store a private key that no script can read. */
type Schema = DBSchema & {
  people: { key: string; value: KeptPerson };
  openings: {
    key: [userId: string, id: string];
    value: StoredOpening;
    indexes: { byNonce: [userId: string, nonce: number]; byStage: [userId: string, stage: Stage] };
  };
  /** The ids of everything that stored records charge, deliver or name as a movement, each with its record's hash. */
  ids: { key: [userId: string, id: string]; value: string };
  /** The texts of odds tables, by hash. */
  oddsTables: { key: string; value: string };
  shop: { key: "shop"; value: KeptShop };
  stops: { key: [userId: string, hash: string]; value: KeptStop };
};

export type Kept = IDBPDatabase<Schema>;

const NAME = "fairness";
/** Tabs of earlier releases, which would reveal in spite of a stop, can't open version 2. */
const VERSION = 2;

function createFirst(database: Kept): void {
  database.createObjectStore("people", { keyPath: "userId" });
  database.createObjectStore("ids");
  database.createObjectStore("oddsTables");
  database.createObjectStore("shop");
  const openings = database.createObjectStore("openings", { keyPath: ["userId", "id"] });
  openings.createIndex("byNonce", ["userId", "nonce"]);
  openings.createIndex("byStage", ["userId", "stage"]);
}

function upgrade(database: Kept, from: number): void {
  if (from < 1) createFirst(database);
  database.createObjectStore("stops", { keyPath: ["userId", "hash"] });
}

/** Opens the database with this name. Rejects with a DOMException if the browser doesn't let the page store data. */
export function openKeptAs(name: string, whenBlocking: () => void = () => undefined): Promise<Kept> {
  return openDB<Schema>(name, VERSION, { upgrade, blocking: whenBlocking, terminated: whenBlocking });
}

let opened: Promise<Kept> | undefined;

async function closeConnection(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing)?.close();
}

/**
 * Opens this browser's database, once per page. Rejects with a DOMException if the browser doesn't let the page store
 * data.
 */
export function openKept(): Promise<Kept> {
  // Another tab may want to upgrade the database for a newer version of the shop. It must wait while this tab has the
  // database open, so this tab closes it.
  opened ??= openKeptAs(NAME, () => void closeConnection()).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
