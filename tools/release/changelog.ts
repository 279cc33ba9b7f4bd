const UNRELEASED = "## [Unreleased]\n";

/**
 * Moves what is unreleased in a changelog into a version of this day (YYYY-MM-DD), and begins the next. Throws if
 * nothing is unreleased, or if the version is there or not above the last one.
 */
export function withRelease(changelog: string, version: string, day: string): string {
  const [before, rest, ...others] = changelog.split(UNRELEASED);
  if (before === undefined || rest === undefined || others.length > 0) {
    throw new Error(`CHANGELOG.md needs one line "${UNRELEASED.trim()}"`);
  }
  const [changes = ""] = rest.split("\n## [");
  if (!changes.includes("\n- ")) throw new Error("CHANGELOG.md has nothing that is unreleased");
  const last = /\n## \[(\d+\.\d+\.\d+)\]/.exec(rest)?.[1];
  if (last !== undefined && !isAbove(version, last)) throw new Error(`${version} is not above ${last}`);
  return `${before}${UNRELEASED}\n## [${version}] - ${day}\n${rest}`;
}

/** Whether a version is above another: 1.10.0 is above 1.9.3. Throws if one is no version. */
export function isAbove(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => {
    const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number);
    if (numbers === undefined) throw new Error(`"${text}" is not a version such as 1.3.0`);
    return numbers;
  }) as [number[], number[]];
  const place = one.findIndex((number, index) => number !== two[index]);
  return place !== -1 && (one[place] ?? 0) > (two[place] ?? 0);
}
