import { inject } from "vitest";
import type { TestSize } from "../../tools/test-size.ts";

const { allLooks }: TestSize = inject("size");

/**
 * Returns the rows of a table of tests that are played through the real page: in the long form all, in the short form
 * those with these names. Tests of the press play every row without a browser.
 */
export function inShortForm<Row extends { name: string }>(rows: readonly Row[], ...names: string[]): readonly Row[] {
  return allLooks ? rows : rows.filter(({ name }) => names.includes(name));
}

/**
 * Defines tests in the long form only. They repeat what a test of the short form shows, with another state, role,
 * width, language or provider.
 */
export function inLongForm(define: () => void): void {
  if (allLooks) define();
}
