import { basename, dirname, join, relative, sep } from "node:path";
import type { Plugin } from "rolldown";
import { root } from "../run/step.ts";

/** The folder of all modules in a built folder. */
export const CODE = "code";

/** A program beside a source, or a source's own place. */
const PLACES = /new URL\("([^"]+)\.ts", import\.meta\.url\)|import\.meta\.url/g;

/** True for modules of this repository, false for packages. */
export const isOurs = (id: string) => id.startsWith(root) && !id.includes(`${sep}node_modules${sep}`);

/** The address of a source's place in the built folder, as seen from any module there. */
const placeOf = (id: string) => `new URL("../${relative(root, id).replaceAll(sep, "/")}", import.meta.url).href`;

/**
 * Lets bundled modules find what their sources find beside them. A built folder has files that are read in the same
 * places as the repository; each program that runs in a process of its own becomes an entry.
 */
export function besideTheCode(): Plugin {
  return {
    name: "beside-the-code",
    transform(code, id) {
      if (!isOurs(id) || !code.includes("import.meta.url")) return undefined;
      const moved = code.replaceAll(PLACES, (_, program: string | undefined) => {
        if (program === undefined) return placeOf(id);
        const name = `${basename(program)}.js`;
        this.emitFile({ type: "chunk", id: join(dirname(id), `${program}.ts`), fileName: `${CODE}/${name}` });
        return `new URL("${name}", import.meta.url)`;
      });
      // No line moves, so the source map stays right.
      return { code: moved, map: null };
    },
  };
}
