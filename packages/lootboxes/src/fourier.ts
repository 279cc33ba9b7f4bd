/** Complex numbers. Real and imaginary parts are in separate arrays. */
export type Complex = { re: Float64Array<ArrayBuffer>; im: Float64Array<ArrayBuffer> };

/** Moves each value to the index that has the binary digits of its own index in reverse. */
function reorder({ re, im }: Complex): void {
  const size = re.length;
  for (let place = 1, other = 0; place < size; place += 1) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (place >= other) continue;
    [re[place], re[other]] = [re[other] ?? 0, re[place] ?? 0];
    [im[place], im[other]] = [im[other] ?? 0, im[place] ?? 0];
  }
}

/**
 * Discrete Fourier transform in place, by Cooley and Tukey. `sign` is -1, or 1 for the inverse. The inverse is not
 * normalised: each value is multiplied by the number of values. That number must be a power of two.
 */
export function transform(values: Complex, sign: 1 | -1): void {
  const { re, im } = values;
  const size = re.length;
  const turns = Float64Array.from({ length: size / 2 }, (_, turn) => (sign * 2 * Math.PI * turn) / size);
  const [cosines, sines] = [turns.map(Math.cos), turns.map(Math.sin)];
  reorder(values);
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let block = 0; block < size; block += 2 * half) {
      for (let turn = 0; turn < half; turn += 1) {
        const [low, high] = [block + turn, block + turn + half];
        const cos = cosines[turn * stride] ?? 1;
        const sin = sines[turn * stride] ?? 0;
        const a = re[high] ?? 0;
        const b = im[high] ?? 0;
        const x = a * cos - b * sin;
        const y = a * sin + b * cos;
        re[high] = (re[low] ?? 0) - x;
        im[high] = (im[low] ?? 0) - y;
        re[low] = (re[low] ?? 0) + x;
        im[low] = (im[low] ?? 0) + y;
      }
    }
  }
}
