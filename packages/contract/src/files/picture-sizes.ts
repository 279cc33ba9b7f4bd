/** Widths in which an uploaded picture is stored. Pictures are never enlarged. */
export const PICTURE_WIDTHS = [128, 256, 512, 1024] as const;
/** Maximum width and height of a stored picture. */
export const PICTURE_MOST = 1024;

/** Widths of the photographs that come with the shop. Their addresses end with the last width. */
export const PHOTOGRAPH_WIDTHS = [160, 320, 640, 800] as const;

const UPLOADED = /^(\/media\/[0-9a-f]{64})-(\d+)\.webp$/;

const PHOTOGRAPH = /^(\/pictures\/items\/[a-z0-9-]+)-800\.webp$/;

export type PictureSize = { url: string; width: number };

/** The content hash of an uploaded picture, from the address of any of its sizes. Undefined for other pictures. */
export function pictureHash(url: string): string | undefined {
  return UPLOADED.exec(url)?.[1]?.slice("/media/".length);
}

/**
 * True for a photograph, which shows an item in a scene and fills the frame. Other pictures show an item on nothing.
 */
export function isPhotograph(url: string): boolean {
  return PHOTOGRAPH.test(url);
}

/**
 * The address of the photograph's item alone, on a transparent background. Returns the address of any other picture
 * unchanged.
 */
export function cutoutOf(url: string): string {
  return url.replace(PHOTOGRAPH, "$1-cutout.webp");
}

/**
 * All sizes of an uploaded picture or a photograph, smallest first. `url` is the address of the largest size, which
 * ends with its width. Returns an empty list for other pictures, which have one size.
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
