import { pictureSizes } from "@trove/contract/picture-sizes";

/**
 * The attributes that let the browser choose a size of the picture; none if the picture has only one size. `shown` is
 * the shown width: in pixels, or a text for the attribute `sizes`.
 */
export function sourceSet(src: string, shown: number | string): { srcSet?: string; sizes?: string } {
  const sizes = pictureSizes(src);
  if (sizes.length === 0) return {};
  return {
    srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(", "),
    sizes: typeof shown === "number" ? `${shown}px` : shown,
  };
}
