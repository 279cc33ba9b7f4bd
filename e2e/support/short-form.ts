import { inject } from "vitest";

/**
 * Returns the rows of a table of tests that are played through the real page: in the long form all, in the short form
 * those with these names. Tests of the press play every row without a browser.
 */
export function inShortForm<Row extends { name: string }>(rows: readonly Row[], ...names: string[]): readonly Row[] {
  return inject("size").allLooks ? rows : rows.filter(({ name }) => names.includes(name));
}
