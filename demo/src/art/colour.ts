function toByte(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.003_130_8 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

function toLinearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

function isInGamut(rgb: readonly number[]): boolean {
  return rgb.every((channel) => channel >= -0.000_5 && channel <= 1.000_5);
}

/**
 * Converts an OKLCH colour to #rrggbb. In OKLCH, equal lightness looks equally light in every hue, so the boxes match
 * each other. Lowers the chroma until the colour is in sRGB. Formulas: https://bottosson.github.io/posts/oklab/
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let shown = chroma;
  while (shown > 0 && !isInGamut(toLinearRgb(lightness, shown, hue))) shown -= 0.004;
  return `#${toLinearRgb(lightness, Math.max(0, shown), hue).map(toByte).join("")}`;
}
