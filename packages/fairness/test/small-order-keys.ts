/* The curve of Ed25519 (RFC 8032, section 5.1), just enough of it to find its points of small order. */

const P = 2n ** 255n - 19n;

type Point = { readonly x: bigint; readonly y: bigint };

const mod = (n: bigint) => ((n % P) + P) % P;

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power(mod(base * base), exponent / 2n);
  return exponent % 2n === 1n ? mod(half * base) : half;
}

const inverse = (n: bigint) => power(n, P - 2n);
const D = mod(-121_665n * inverse(121_666n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);

/** The even x coordinate of a point with this y; undefined if there is none. */
function xOf(y: bigint): bigint | undefined {
  const square = mod((y * y - 1n) * inverse(D * y * y + 1n));
  const root = power(square, (P + 3n) / 8n);
  const fitting = [root, mod(root * ROOT_OF_MINUS_ONE)].find((x) => mod(x * x) === square);
  return fitting === undefined || fitting % 2n === 0n ? fitting : P - fitting;
}

function add(a: Point, b: Point): Point {
  const cross = D * a.x * b.x * a.y * b.y;
  return {
    x: mod((a.x * b.y + a.y * b.x) * inverse(mod(1n + cross))),
    y: mod((a.y * b.y + a.x * b.x) * inverse(mod(1n - cross))),
  };
}

const isNeutral = ({ x, y }: Point) => x === 0n && y === 1n;

function times(point: Point, factor: bigint): Point {
  if (factor === 0n) return { x: 0n, y: 1n };
  const half = times(add(point, point), factor / 2n);
  return factor % 2n === 1n ? add(half, point) : half;
}

/** The order of the curve's large prime-order subgroup. */
const L = 2n ** 252n + 27742317777372353535851937790883648493n;

/** A point of order 8. It is found by multiplying points by L, which removes their part in the large subgroup. */
function pointOfOrderEight(): Point {
  for (let y = 2n; ; y += 1n) {
    const x = xOf(y);
    const rest = x === undefined ? undefined : times({ x, y }, L);
    if (rest !== undefined && !isNeutral(times(rest, 4n))) return rest;
  }
}

function littleEndian(n: bigint): string {
  const big = n.toString(16).padStart(64, "0");
  return (big.match(/../gu) ?? []).reverse().join("");
}

/** All 32-byte encodings of the eight points whose order divides 8, including encodings that RFC 8032 forbids. */
export function smallOrderKeys(): string[] {
  const eighth = pointOfOrderEight();
  const points = [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n].map((factor) => times(eighth, factor));
  const keys = points.flatMap(({ x, y }) => {
    const signs = x === 0n ? [0n, 1n] : [x % 2n];
    const ys = [y, y + P].filter((written) => written < 2n ** 255n);
    return ys.flatMap((written) => signs.map((sign) => littleEndian(written + (sign << 255n))));
  });
  return [...new Set(keys)];
}
