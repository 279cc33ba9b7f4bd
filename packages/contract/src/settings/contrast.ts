type Rgb = readonly [red: number, green: number, blue: number];

/** The red, green and blue channels of a colour written as #rrggbb. Throws RangeError for any other text. */
export function parseHex(color: string): Rgb {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(color);
  if (parts === null) throw new RangeError(`Not a colour of the form #rrggbb: ${color}`);
  const [, red = "", green = "", blue = ""] = parts;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const [red, green, blue] = parseHex(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours, 1 to 21, as defined by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}
