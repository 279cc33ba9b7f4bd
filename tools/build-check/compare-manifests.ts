import type { CodeManifest } from "@trove/fairness/log";

/** Lists the differences of a manifest from the one of this source. Empty if they are the same. */
export function differences(own: CodeManifest, other: CodeManifest): string[] {
  const paths = new Set([...Object.keys(own.hashes), ...Object.keys(other.hashes)]);
  const files = [...paths].toSorted().flatMap((path) => {
    const [here, there] = [own.hashes[path], other.hashes[path]];
    if (here === there) return [];
    if (there === undefined) return [`only of this source: ${path}`];
    return [here === undefined ? `only of the shop: ${path}` : `another file: ${path}`];
  });
  const inline = new Set(own.inline);
  const unknown = other.inline.filter((hash) => !inline.has(hash));
  return [
    ...(own.release === other.release ? [] : [`another release: ${other.release}, here ${own.release}`]),
    ...(own["integrity-policy"] === other["integrity-policy"] ? [] : [`another policy: ${other["integrity-policy"]}`]),
    ...(own.exempt.join() === other.exempt.join() ? [] : [`other exempt pages: ${other.exempt.join(" ")}`]),
    ...unknown.map((hash) => `an inline element only of the shop: ${hash}`),
    ...files,
  ];
}
