import { pictureSizes } from "@trove/contract/picture-sizes";

/** The sizes of an uploaded picture, for a browser to choose from; nothing for pictures that have one size. */
export function sourceSet(src: string, shownPixels: number): { srcSet?: string; sizes?: string } {
  const sizes = pictureSizes(src);
  if (sizes.length === 0) return {};
  return { srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(", "), sizes: `${shownPixels}px` };
}
