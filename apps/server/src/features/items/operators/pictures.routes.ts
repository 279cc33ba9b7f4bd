import type { Bind } from "../../../http/bind.ts";
import { uploadPicture, type PictureParts } from "./upload-picture.ts";

export function operatorPictureRoutes(bind: Bind, parts: PictureParts): void {
  bind("uploadPicture", ({ person, idempotency, rawBody }) => uploadPicture(parts, { person, idempotency }, rawBody));
}
