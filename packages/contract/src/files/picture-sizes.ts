/** The widths in which an uploaded picture is kept, as far as it is that wide. */
export const PICTURE_WIDTHS = [128, 256, 512, 1024] as const;
/** The largest width, and the largest height. */
export const PICTURE_MOST = 1024;

/** The widths of the photographs that come with the shop; their addresses end with the last. */
export const PHOTOGRAPH_WIDTHS = [160, 320, 640, 800] as const;

const UPLOADED = /^(\/media\/[0-9a-f]{64})-(\d+)\.webp$/;

const PHOTOGRAPH = /^(\/pictures\/items\/[a-z0-9-]+)-800\.webp$/;

export type PictureSize = { url: string; width: number };

/** The name of an uploaded picture's contents, from the address of any of its sizes; undefined for other pictures. */
export function pictureHash(url: string): string | undefined {
  return UPLOADED.exec(url)?.[1]?.slice("/media/".length);
}

/** Whether a picture shows an item in its setting, up to its edges. Other pictures show it on nothing. */
export function isPhotograph(url: string): boolean {
  return PHOTOGRAPH.test(url);
}

/** The item of a photograph alone, on a transparent background. Other pictures are their own. */
export function cutoutOf(url: string): string {
  return url.replace(PHOTOGRAPH, "$1-cutout.webp");
}

/**
 * All sizes of an uploaded picture or a photograph, the smallest first, from the address of its largest, which ends
 * with its width. Other pictures have one size only, and an empty list.
 */
export function pictureSizes(url: string): PictureSize[] {
  const photograph = PHOTOGRAPH.exec(url)?.[1];
  if (photograph !== undefined) {
    return PHOTOGRAPH_WIDTHS.map((width) => ({ url: `${photograph}-${width}.webp`, width }));
  }
  const [, name, digits] = UPLOADED.exec(url) ?? [];
  if (name === undefined) return [];
  const largest = Number(digits);
  return [...PICTURE_WIDTHS.filter((width) => width < largest), largest].map((width) => {
    return { url: `${name}-${width}.webp`, width };
  });
}
