import { join, resolve } from "node:path";
import { type Program, programs } from "../../../../tools/built-folder/programs.ts";
import { root } from "../../../../tools/run/step.ts";

const { TEST_BUILT: built } = process.env;

/**
 * The command that runs a program of the shop: from the sources, or from a built folder, by default the one that
 * TEST_BUILT names.
 */
export function commandOf(name: Program, folder = built && resolve(root, built)): [file: string, ...args: string[]] {
  return folder ? [join(folder, "trove"), name] : [process.execPath, join(root, programs[name])];
}
