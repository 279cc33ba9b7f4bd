import { encodePicture, pictureUrl, storePicture, type PictureStorage } from "../../files/index.ts";
import { defineDirectAct } from "../../operators/index.ts";

/** `pictures` is where uploaded pictures are stored. */
export type PictureParts = { pictures: PictureStorage; now: () => Date };

/**
 * Stores an uploaded picture. Its files are stored before the operation ends, so that the picture can be shown once the
 * operator gets the response. Throws VALIDATION_FAILED and OVERLOADED.
 */
export const uploadPicture = ({ pictures: storage, now }: PictureParts) =>
  defineDirectAct({
    name: "uploadPicture",
    prepare: async (db, { person: { userId: uploadedBy }, rawBody }) => {
      const picture = await encodePicture(rawBody);
      await storePicture({ db, storage }, { picture, uploadedBy, at: now() });
      const { files: _files, ...stored } = picture;
      return { stored };
    },
    change: async (_tx, _at, { person: { userId: subjectId }, rawBody }, { stored }) => {
      return { facts: stored, audit: { subjectId, before: null, after: { ...stored, bytes: rawBody.length } } };
    },
    response: (_db, { width, height, hash }) => ({ url: pictureUrl({ hash, width }), width, height }),
  });
