import { pictureSizes } from "@trove/contract";

/** The path under which uploaded pictures are served. */
export const MEDIA = "/media/";

type Named = { hash: string; width: number };

/** The address of a picture's largest size. */
export const pictureUrl = ({ hash, width }: Named): string => `${MEDIA}${hash}-${width}.webp`;

export const fileName = (url: string): string => url.slice(MEDIA.length);

/** The names of a picture's files. */
export function fileNames(picture: Named): string[] {
  return pictureSizes(pictureUrl(picture)).map(({ url }) => fileName(url));
}
