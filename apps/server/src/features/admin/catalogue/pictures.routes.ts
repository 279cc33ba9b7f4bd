import type { Bind } from "../../../http/bind.ts";
import type { AdminParts } from "../parts.ts";
import { uploadPicture } from "./upload-picture.ts";

export function adminPictureRoutes(bind: Bind, parts: AdminParts): void {
  bind("uploadPicture", ({ person, idempotency, rawBody }) => uploadPicture(parts, { person, idempotency }, rawBody));
}
