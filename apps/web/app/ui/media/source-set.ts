import { pictureSizes } from "@trove/contract/picture-sizes";

/**
 * The sizes of a picture, for a browser to choose from; nothing for pictures that have one size. `shown` is the width
 * in which it is shown, in pixels or as the attribute `sizes` has it.
 */
export function sourceSet(src: string, shown: number | string): { srcSet?: string; sizes?: string } {
  const sizes = pictureSizes(src);
  if (sizes.length === 0) return {};
  return {
    srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(", "),
    sizes: typeof shown === "number" ? `${shown}px` : shown,
  };
}
