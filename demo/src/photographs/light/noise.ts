/** Returns a number from 0 to 1 that depends only on the grid point, so every run draws the same picture. */
export function grain(x: number, y: number): number {
  let bits = Math.imul(x | 0, 0x27d4_eb2d) ^ Math.imul(y | 0, 0x1656_67b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Returns smooth noise from 0 to 1, with one bump per unit. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const u = across * across * (3 - 2 * across);
  const v = down * down * (3 - 2 * down);
  const upper = grain(left, top) * (1 - u) + grain(left + 1, top) * u;
  const lower = grain(left, top + 1) * (1 - u) + grain(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

/** Returns noise from 0 to 1 with added layers of finer and fainter noise. */
export function cloud(x: number, y: number, octaves = 4): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave;
    sum += noise(x * scale + octave * 17.3, y * scale - octave * 9.1) * weight;
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
