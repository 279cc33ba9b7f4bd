import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { encodePicture, pictureUrl, storePicture, type PictureStorage } from "../../files/index.ts";
import { operate, type OperationParts } from "../../operators/index.ts";

/** `pictures` is where uploaded pictures are stored. */
export type PictureParts = OperationParts & { pictures: PictureStorage };

/**
 * Stores an uploaded picture. Its files are stored before the operation ends, so that the picture can be shown once the
 * operator gets the response. Throws VALIDATION_FAILED and OVERLOADED.
 */
export async function uploadPicture(
  parts: PictureParts,
  request: { person: Person; idempotency: Idempotency },
  bytes: Buffer,
): Promise<ResponseOf<Endpoints["uploadPicture"]>> {
  const uploadedBy = request.person.userId;
  const picture = await encodePicture(bytes);
  await storePicture({ db: parts.db, storage: parts.pictures }, { picture, uploadedBy, at: parts.now() });
  const { files: _files, ...stored } = picture;
  const operation = { ...request, action: "uploadPicture", subject: uploadedBy };
  const { width, height, hash } = await operate(parts, operation, async () => {
    return { facts: stored, audit: { subjectId: uploadedBy, before: null, after: { ...stored, bytes: bytes.length } } };
  });
  return { url: pictureUrl({ hash, width }), width, height };
}
