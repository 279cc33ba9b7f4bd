/**
 * Returns an SVG path that fills a wall of 100 by `height`. With `line`, the path is stroked at that width; otherwise
 * it is filled.
 */
type Pattern = (height: number) => { path: string; line?: number };

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Repeats a small drawing on a grid. Odd rows are shifted by half a step. */
function scatter(height: number, stepX: number, stepY: number, draw: (x: number, y: number) => string): string {
  const rows = Math.max(1, Math.round(height / stepY));
  return steps(0, rows - 1, 1)
    .flatMap((row) => {
      const y = Math.round(((row + 0.5) * height) / rows);
      const shift = row % 2 === 0 ? 0 : stepX / 2;
      return steps(stepX / 2 + shift, 100 - 1, stepX).map((x) => draw(Math.round(x), y));
    })
    .join("");
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function diamond(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`;
}

function star(x: number, y: number): string {
  return `M${x} ${y - 11}l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3z`;
}

function leaf(x: number, y: number): string {
  return `M${x} ${y + 12}q-13-9 0-24q13 15 0 24`;
}

function square(x: number, y: number, side: number): string {
  return `M${x} ${y}h${side}v${side}h${-side}z`;
}

function zigzag(y: number, rise: number, step: number): string {
  const teeth = steps(0, 100 / step - 1, 1).map((index) => `l${step} ${index % 2 === 0 ? -rise : rise}`);
  return `M0 ${y}${teeth.join("")}`;
}

export const patterns = {
  dots: (height) => ({ path: scatter(height, 25, 22, (x, y) => disc(x, y, 5)) }),
  rivets: (height) => ({
    path: `M0 0h100v15H0zM0 ${height - 15}h100v15H0z${[14, 38, 62, 86].map((x) => disc(x, 7, 3) + disc(x, height - 8, 3)).join("")}`,
  }),
  stripes: (height) => ({
    path: steps(10, 90, 20)
      .map((x) => `M${x} 0v${height}`)
      .join(""),
    line: 9,
  }),
  stars: (height) => ({ path: scatter(height, 40, 34, star) }),
  leaves: (height) => ({ path: scatter(height, 25, 32, leaf) }),
  waves: (height) => ({
    path: steps(14, height - 8, 20)
      .map((y) => `M0 ${y}q12.5-14 25 0t25 0t25 0t25 0`)
      .join(""),
    line: 5,
  }),
  grid: (height) => ({
    path:
      steps(20, 80, 20)
        .map((x) => `M${x} 0v${height}`)
        .join("") +
      steps(20, height - 8, 20)
        .map((y) => `M0 ${y}h100`)
        .join(""),
    line: 3,
  }),
  diamonds: (height) => ({ path: scatter(height, 25, 26, (x, y) => diamond(x, y, 8, 12)) }),
  checks: (height) => ({
    path: steps(0, height - 1, 20)
      .flatMap((y, row) => steps(row % 2 === 0 ? 0 : 20, 99, 40).map((x) => square(x, y, 20)))
      .join(""),
  }),
  ribbon: (height) => ({ path: `M38 0h24v${height}h-24z` }),
  sunburst: (height) => ({
    path: steps(-75, 175, 50)
      .map((x) => `M50 ${height}L${x} -40h25z`)
      .join(""),
  }),
  planks: (height) => ({
    path:
      steps(25, height - 10, 25)
        .map((y) => `M0 ${y}h100`)
        .join("") + `M30 0v25M72 25v25M40 50v25M80 75v25`,
    line: 3,
  }),
  chevrons: (height) => ({
    path: steps(30, height + 20, 24)
      .map((y) => zigzag(y, 22, 50))
      .join(""),
    line: 9,
  }),
  circuit: (height) => ({
    path:
      `M12 0v30l16 16v${height}M50 ${height}v-40l-14-14v-40M64 0v46l22 22v${height}M86 0v30` +
      disc(86, 36, 5) +
      disc(50, 22, 5),
    line: 4,
  }),
  rings: (height) => ({ path: [12, 26, 40].map((r) => disc(50, Math.round(height / 2), r)).join(""), line: 6 }),
  scallops: (height) => ({
    path: steps(10, height, 20)
      .map((y, row) => `M${row % 2 === 0 ? 0 : -12.5} ${y}${"q12.5 20 25 0".repeat(row % 2 === 0 ? 4 : 5)}`)
      .join(""),
    line: 3.5,
  }),
  pixels: (height) => ({
    path:
      [8, 32, 56, 80]
        .flatMap((y, row) =>
          [6, 18, 30, 42, 54, 66, 78, 90]
            .filter((_, column) => (column * 5 + row * 3) % 7 < 3)
            .map((x) => square(x, y, 11)),
        )
        .join("") + `M0 ${height - 8}h100v8H0z`,
  }),
  lozenges: (height) => ({
    path: diamond(50, height / 2, 42, height / 2 - 8) + diamond(50, height / 2, 24, height / 2 - 26),
    line: 5,
  }),
  peaks: (height) => ({ path: `M0 ${height}l30-46l18 24l22-36l30 58z` }),
  gems: (height) => ({
    path: scatter(height, 50, 46, (x, y) => `M${x - 14} ${y - 6}l6-8h16l6 8l-14 18zm0 0h28`),
    line: 3.5,
  }),
  pencils: (height) => ({
    path: steps(6, 90, 16)
      .map((x) => `M${x} ${height}v${18 - height}l6-12l6 12v${height - 18}z`)
      .join(""),
  }),
  coins: (height) => ({ path: scatter(height, 34, 32, (x, y) => disc(x, y, 10) + disc(x, y, 4)), line: 3 }),
  equaliser: (height) => ({
    path: [3, 5, 2, 6, 4, 5, 3].map((bars, index) => `M${8 + index * 14} ${height - 6}v${-bars * 10}`).join(""),
    line: 8,
  }),
  spokes: (height) => ({
    path:
      disc(50, height / 2, 30) +
      disc(50, height / 2, 7) +
      steps(0, 7, 1)
        .map((turn) => {
          const angle = (turn * Math.PI) / 4;
          const at = (r: number) =>
            `${Math.round(50 + r * Math.cos(angle))} ${Math.round(height / 2 + r * Math.sin(angle))}`;
          return `M${at(7)}L${at(30)}`;
        })
        .join(""),
    line: 4,
  }),
} satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;
