import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../acts/operate.ts";
import type { PermissionsOf } from "../acts/permissions.ts";
import { notePresence } from "./note-presence.ts";

export function presenceRoutes(bind: Bind, parts: OperationParts & { permissionsOf: PermissionsOf }): void {
  bind("notePresence", ({ person, body }) => notePresence(parts, person, body));
}
