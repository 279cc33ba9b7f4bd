/** Red, green and blue from 0 to 1, gamma-encoded as in a picture file (not linear). */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function mix(from: Rgb, to: Rgb, part: number): Rgb {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part];
}

export function lit(colour: Rgb, light: number): Rgb {
  return [colour[0] * light, colour[1] * light, colour[2] * light];
}

/** Returns 0 below `from`, 1 above `to`, and rises smoothly between them. */
export function rise(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

const toLinear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Converts to OKLCH. Formulas: https://bottosson.github.io/posts/oklab/ */
export function toLch([red, green, blue]: Rgb): Lch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const lightness = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s;
  const across = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const along = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  const hue = (Math.atan2(along, across) * 180) / Math.PI;
  return [lightness, Math.hypot(across, along), (hue + 360) % 360];
}
