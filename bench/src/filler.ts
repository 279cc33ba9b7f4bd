/** Text of the length that the shop writes in its place. */
export function filler(length: number): string {
  return "0123456789abcdef".repeat(Math.ceil(length / 16)).slice(0, length);
}
