import { rooms } from "../../apps/server/src/rooms.ts";

export const serverRooms = rooms;

/** The web has the same, the pages for errors and questions before all, the steps of an order after all. */
export const webRooms = ["status", "faq", ...serverRooms, "checkout"];

/** What SQL may belong to: what lies under every room comes first, what stands apart last. */
export const sqlRooms = ["database", "command", ...serverRooms, "sandbox-gateway"];

/** Rooms by the names that migrations call them, where those differ: a migration that was applied is never edited. */
export const renamedRooms: Record<string, string> = { http: "command" };

/** Whose tables the queries of a room read beside its own: rooms to its left only. */
export const readArrows: Record<string, readonly string[]> = {
  inventory: ["items"],
  balance: ["ledger", "payments"],
  lootboxes: ["items", "fairness", "inventory"],
  purchases: ["auth", "payments", "shipments"],
  admin: ["auth", "shipments"],
};

/** What each folder of the ground under the server's rooms may import of the others. */
export const groundArrows: Record<string, readonly string[]> = {
  "embedded-postgres": [],
  database: [],
  command: ["database"],
  http: ["database", "command"],
};

/** What each workspace may import of the others. The shop knows nothing of tools, bench and e2e. */
export const workspaceArrows: Record<string, readonly string[]> = {
  money: [],
  fairness: ["money"],
  contract: ["money", "fairness"],
  demo: ["money", "contract", "fairness"],
  server: ["money", "contract", "fairness", "demo"],
  web: ["money", "contract", "fairness"],
};
