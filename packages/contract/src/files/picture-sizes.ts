/** The widths in which an uploaded picture is kept, as far as it is that wide. */
export const PICTURE_WIDTHS = [128, 256, 512, 1024] as const;
/** The largest width, and the largest height. */
export const PICTURE_MOST = 1024;

const UPLOADED = /^(\/media\/[0-9a-f]{64})-(\d+)\.webp$/;

export type PictureSize = { url: string; width: number };

/** The name of an uploaded picture's contents, from the address of any of its sizes; undefined for other pictures. */
export function pictureHash(url: string): string | undefined {
  return UPLOADED.exec(url)?.[1]?.slice("/media/".length);
}

/**
 * All sizes of an uploaded picture, the smallest first, from the address of its largest: it ends with its width. Other
 * pictures have one size only, and an empty list.
 */
export function pictureSizes(url: string): PictureSize[] {
  const [, name, digits] = UPLOADED.exec(url) ?? [];
  if (name === undefined) return [];
  const largest = Number(digits);
  return [...PICTURE_WIDTHS.filter((width) => width < largest), largest].map((width) => {
    return { url: `${name}-${width}.webp`, width };
  });
}
