import type { Bind } from "../../../http/bind.ts";
import type { AdminParts } from "../parts.ts";
import { notePresence } from "./note-presence.ts";

export function presenceRoutes(bind: Bind, parts: Pick<AdminParts, "db" | "now" | "permissionsOf">): void {
  bind("notePresence", ({ person, body }) => notePresence(parts, person, body));
}
