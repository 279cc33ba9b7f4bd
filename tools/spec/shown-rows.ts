import type { Row } from "./read-rows.ts";

/** A test's title and the row ids in its tags. */
export type TaggedTest = { title: string; tags: readonly string[] };

export type ShownRow = Row & {
  /** Titles of the tests, or the path of the picture. */
  shownBy: readonly string[];
};

/**
 * Adds to each row the tests and pictures that show it. `hasPicture` returns true if the repository has a file at the
 * path.
 */
export function showRows(
  rows: readonly Row[],
  tests: readonly TaggedTest[],
  hasPicture: (path: string) => boolean,
): ShownRow[] {
  const titles = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  for (const { title, tags } of tests) for (const tag of tags) titles.get(tag)?.push(title);
  return rows.map((row) => {
    const picture = `docs/pictures/rows/${row.id}.jpg`;
    const pictures = row.isForEyes && hasPicture(picture) ? [picture] : [];
    return { ...row, shownBy: [...(titles.get(row.id) ?? []), ...pictures] };
  });
}
