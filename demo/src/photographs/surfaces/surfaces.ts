import { type Rgb, lit, mix, rgb, rise } from "../light/colours.ts";
import { cloud, grain, noise } from "../light/noise.ts";

/** Returns the colour of a surface at a point. One unit is about the width of a picture; v runs towards the viewer. */
export type Surface = (u: number, v: number) => Rgb;

/** Wooden planks that run from left to right. */
export function wood(hex: string, plank = 0.34): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const row = Math.floor(v / plank);
    const along = u + grain(row, 7) * 3;
    const board = Math.floor(along / 1.7);
    const tone = 0.9 + grain(row, board) * 0.18;
    const fibre = cloud(along * 3.2 + row * 5, v * 46 + board * 3, 3);
    const ring = Math.sin((v * 30 + cloud(along * 1.3, v * 5 + row * 11, 2) * 9) * 1.9);
    const seam = Math.min((v / plank - row) * plank, (row + 1 - v / plank) * plank) * 160;
    const end = Math.min(along / 1.7 - board, board + 1 - along / 1.7) * 300;
    const gap = 0.62 + 0.38 * Math.min(1, seam, end);
    return lit(base, tone * gap * (0.86 + fibre * 0.2 + ring * 0.035));
  };
}

export function marble(hex: string, veinHex: string): Surface {
  const [base, vein] = [rgb(hex), rgb(veinHex)];
  return (u, v) => {
    const bend = cloud(u * 2.1, v * 2.1, 4);
    const wide = 1 - Math.abs(2 * cloud(u * 1.5 + bend * 1.8 + v, v * 1.7 - bend, 4) - 1);
    const fine = 1 - Math.abs(2 * cloud(u * 4 - bend * 2.4, v * 4 + u * 2 + 31, 3) - 1);
    const part = rise(0.86, 1, wide) * 0.5 + rise(0.93, 1, fine) * 0.2 + (bend - 0.5) * 0.14;
    return mix(base, vein, Math.max(0, part));
  };
}

/** Soft cloth with folds. */
export function velvet(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const bend = cloud(u * 1.6 + 4, v * 1.6, 2) * 2.6;
    const fold = Math.sin(u * 4.2 - v * 3.1 + bend * 3) * 0.5 + 0.5;
    const pile = noise(u * 260, v * 260) * 0.09;
    return mix(lit(base, 0.62 + pile), lit(base, 1.5 + pile), fold ** 2.2);
  };
}

export function linen(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const warp = noise(u * 210, v * 14) - 0.5;
    const weft = noise(u * 14 + 40, v * 210) - 0.5;
    const crease = cloud(u * 2.2, v * 1.5 + u * 0.6, 3) - 0.5;
    return lit(base, 0.98 + warp * 0.12 + weft * 0.12 + crease * 0.14);
  };
}

export function felt(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => lit(base, 0.93 + (noise(u * 240, v * 240) - 0.5) * 0.1 + (cloud(u * 3, v * 3, 3) - 0.5) * 0.16);
}

export function leather(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const pores = Math.abs(noise(u * 90 + noise(u * 40, v * 40) * 2, v * 90) - 0.5);
    return lit(base, 0.86 + pores * 0.34 + (cloud(u * 2, v * 2, 3) - 0.5) * 0.22);
  };
}

export function concrete(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const pore = noise(u * 70, v * 70) > 0.93 ? 0.94 : 1;
    return lit(
      base,
      pore * (0.97 + (cloud(u * 3.4, v * 3.4, 5) - 0.5) * 0.24 + (noise(u * 190, v * 190) - 0.5) * 0.05),
    );
  };
}

export function slate(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const layer = cloud(u * 2.4 + 3, v * 7, 5);
    const edge = 1 - Math.abs(2 * cloud(u * 3 + 8, v * 5, 4) - 1);
    return lit(base, 0.72 + layer * 0.52 + rise(0.94, 1, edge) * 0.16);
  };
}

export function grass(hex: string): Surface {
  const [base, light] = [rgb(hex), mix(rgb(hex), [0.86, 0.94, 0.42], 0.45)];
  return (u, v) => {
    const blade = noise(u * 130 + noise(u * 20, v * 20) * 5, v * 26);
    const tuft = cloud(u * 7, v * 7, 3);
    return mix(lit(base, 0.5 + tuft * 0.5), light, rise(0.35, 1, blade) * (0.35 + tuft * 0.45));
  };
}

export function sand(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const ripple = Math.sin(v * 34 + cloud(u * 2.6, v * 2, 3) * 14) * 0.5 + 0.5;
    return lit(
      base,
      0.9 + ripple * 0.08 + (noise(u * 230, v * 230) - 0.5) * 0.14 + (cloud(u * 3, v * 3, 2) - 0.5) * 0.1,
    );
  };
}

export function snow(): Surface {
  const [low, high] = [rgb("#b9cfe8"), rgb("#fbfdff")];
  return (u, v) =>
    mix(low, high, Math.min(1, 0.35 + cloud(u * 2.4, v * 3.4, 4) * 0.9 + noise(u * 200, v * 200) * 0.06));
}

export function water(hex: string): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const wave = noise(u * 5 + noise(u * 3, v * 6) * 3, v * 30);
    return mix(lit(base, 0.78 + wave * 0.3), [0.93, 0.98, 1], rise(0.7, 1, wave) * 0.4);
  };
}

/** Square tiles with light joints. */
export function tiles(hex: string, size = 0.2): Surface {
  const base = rgb(hex);
  return (u, v) => {
    const [across, down] = [u / size - Math.floor(u / size), v / size - Math.floor(v / size)];
    const edge = Math.min(across, 1 - across, down, 1 - down);
    const tone = 0.96 + grain(Math.floor(u / size), Math.floor(v / size)) * 0.06 + (1 - across - down) * 0.03;
    return mix(lit(base, 0.82), lit(base, tone), rise(0.012, 0.05, edge));
  };
}
