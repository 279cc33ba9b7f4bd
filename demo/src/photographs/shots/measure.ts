/** Digits and units as lines on a grid of 10 × 16. Fonts can't be used, because they differ between machines. */
const strokes: Readonly<Record<string, string>> = {
  "0": "M5 1c-2.6 0-4 2.8-4 7s1.4 7 4 7 4-2.8 4-7-1.4-7-4-7z",
  "1": "M2 4 5.5 1v14",
  "2": "M1 4.500C1.3 2.3 2.9 1 5 1c2.3 0 4 1.5 4 3.700C9 8 3.5 10.5 1 15h8",
  "3": "M1.3 3.200C2 1.8 3.3 1 5 1c2.2 0 3.8 1.3 3.8 3.300S7.2 7.6 4.5 7.600C7.4 7.6 9 9 9 11.2 9 13.5 7.2 15 5 15c-1.9 0-3.4-.9-4-2.6",
  "4": "M7 15V1L1 11h8.5",
  "5": "M8.3 1H2.300L1.6 7.300C2.5 6.5 3.7 6 5 6c2.3 0 4 1.8 4 4.400S7.2 15 4.8 15c-1.9 0-3.3-.9-3.9-2.5",
  "6": "M8.3 2.600C7.5 1.6 6.4 1 5.2 1 2.6 1 1 3.9 1 8.4 1 12.6 2.6 15 5.1 15 7.3 15 9 13.2 9 10.700S7.4 6.5 5.2 6.500C3.1 6.5 1.5 8 1 10",
  "7": "M1 1h8L4 15",
  "8": "M5 7.600C3 7.6 1.5 6.3 1.5 4.300S3 1 5 1s3.5 1.3 3.5 3.300S7 7.6 5 7.600C2.6 7.6 1 9.1 1 11.300S2.6 15 5 15s4-1.5 4-3.7-1.6-3.7-4-3.700z",
  "9": "M9 6C8.5 8 6.9 9.5 4.8 9.5 2.6 9.5 1 7.8 1 5.300S2.7 1 4.9 1C7.4 1 9 3.4 9 7.6 9 12.1 7.4 15 4.8 15c-1.2 0-2.3-.6-3.1-1.6",
  ".": "M2 14.600v.4",
  " ": "",
  c: "M8.5 7.700C7.9 6.6 6.8 6 5.5 6 3.2 6 1.5 7.9 1.5 10.500S3.2 15 5.5 15c1.3 0 2.4-.6 3-1.7",
  m: "M1 15V6m0 3.200C1.3 7.3 2.5 6 4.2 6 5.9 6 7 7.2 7 9.200V15m0-5.800C7.3 7.3 8.5 6 10.2 6c1.7 0 2.8 1.2 2.8 3.200V15",
};

const widths: Readonly<Record<string, number>> = { ".": 5, " ": 6, m: 15 };

const advance = (sign: string) => widths[sign] ?? 12.5;

/** The width of a text whose height is 16 units. */
function widthOf(text: string): number {
  return text.split("").reduce((sum, sign) => sum + advance(sign), 0);
}

/** Draws a length such as "12.5 cm" as paths of the given height. The text's middle is at (x, y). */
function written(text: string, x: number, y: number, height: number): string {
  const scale = height / 16;
  let left = x - (widthOf(text) * scale) / 2;
  const paths = text.split("").map((sign) => {
    const place = `translate(${left} ${y - height / 2}) scale(${scale})`;
    left += advance(sign) * scale;
    return `<path transform="${place}" d="${strokes[sign] ?? ""}" stroke-width="1.9"/>`;
  });
  return paths.join("");
}

type Measured = { left: number; top: number; width: number; height: number };

/** Draws an SVG of the picture's size: lines below and beside an object, with its width and height in centimetres. */
export function measureLines(size: number, object: Measured, [width, height]: readonly [number, number]): string {
  const below = Math.min(size * 0.92, object.top + object.height + size * 0.06);
  const beside = Math.min(size * 0.87, object.left + object.width + size * 0.06);
  const [left, right] = [object.left, object.left + object.width];
  const [top, bottom] = [object.top, object.top + object.height];
  const tick = size * 0.012;
  const text = size * 0.036;
  const tall = `${height} cm`;
  const across = (left + right) / 2;
  const middle = (top + bottom) / 2;
  const lines = [
    `M${left} ${below}H${right}M${left} ${below - tick}v${2 * tick}M${right} ${below - tick}v${2 * tick}`,
    `M${beside} ${top}V${bottom}M${beside - tick} ${top}h${2 * tick}M${beside - tick} ${bottom}h${2 * tick}`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none" stroke="#2a2e33" stroke-linecap="round" stroke-linejoin="round">
    <path d="${lines.join("")}" stroke-width="${size * 0.003}"/>
    ${written(`${width} cm`, across, below + size * 0.042, text)}
${written(tall, beside + size * 0.022 + (widthOf(tall) * text) / 32, middle, text)}</svg>`;
}
