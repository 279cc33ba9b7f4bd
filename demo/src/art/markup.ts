/** A stop of a gradient: offset (0 to 1), colour and opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Formats a number from 0 to 1 without its leading zero. */
function brief(part: number): string {
  return String(part).replace(/^0\./, ".");
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const at = offset === 0 ? "" : ` offset="${brief(offset)}"`;
      const faded = opacity === undefined ? "" : ` stop-opacity="${brief(opacity)}"`;
      return `<stop${at} stop-color="${colour}"${faded}/>`;
    })
    .join("");
}

/** A gradient from the top to the bottom of a shape. */
export function downward(id: string, list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
}

/** A gradient between two heights of the picture. It does not depend on the shape that it fills. */
export function between(id: string, fromY: number, toY: number, list: readonly Stop[]): string {
  const ends = `x2="0" y1="${Math.round(fromY)}" y2="${Math.round(toY)}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops(list)}</linearGradient>`;
}

/** A gradient from the centre of a shape to its edge. */
export function outward(id: string, list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}
