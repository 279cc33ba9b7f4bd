import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type OutputChunk, rolldown } from "rolldown";
import { root } from "../run/step.ts";
import { besideTheCode, CODE, isOurs } from "./beside-the-code.ts";
import { programs } from "./programs.ts";

/** Packages that read files of their own, such as libraries of the processor. They are copied as they are. */
export const copied = ["@fastify/swagger-ui", "sharp"];

/** Packages of development, which a built folder never loads, and `pg-native`, which is not installed. */
const absent = ["pg-native", "pino-pretty", "vite"];

/**
 * Writes a module. If it has our sources, also its source map, without their texts: the repository has them. Sources
 * are named as if the repository were the folder, so that a log names no place of the machine that built it.
 */
async function writeChunk(folder: string, { fileName, code, map, moduleIds }: OutputChunk): Promise<void> {
  await writeFile(join(folder, fileName), code);
  if (map === null || !moduleIds.some(isOurs)) return;
  const { version, names, mappings } = map;
  const sources = map.sources.map((source) => join("..", relative(root, join(folder, CODE, source))));
  await writeFile(join(folder, `${fileName}.map`), JSON.stringify({ version, names, sources, mappings }));
}

/**
 * Bundles and minifies the programs into the folder's `code`, as modules that share chunks, with source maps. Returns
 * the paths of all modules that they contain.
 */
export async function bundlePrograms(folder: string): Promise<string[]> {
  const bundle = await rolldown({
    cwd: root,
    platform: "node",
    input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
    external: [...copied, ...absent],
    resolve: {
      alias: { "@trove/web/build-pages": fileURLToPath(new URL("pages-are-built.ts", import.meta.url)) },
    },
    transform: { define: { "process.env.NODE_ENV": JSON.stringify("production") } },
    plugins: [besideTheCode()],
  });
  const { output } = await bundle.generate({
    dir: folder,
    format: "esm",
    sourcemap: true,
    // Keeps names of functions and classes, which are in errors and logs.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    // As ASCII, a module needs one byte per character in memory. Comments of licences have names in other letters.
    charset: "ascii",
    comments: false,
    entryFileNames: `${CODE}/[name].js`,
    chunkFileNames: `${CODE}/[name]-[hash].js`,
  });
  await bundle.close();
  await mkdir(join(folder, CODE), { recursive: true });
  const chunks = output.filter((file) => file.type === "chunk");
  await Promise.all(chunks.map((chunk) => writeChunk(folder, chunk)));
  return chunks.flatMap(({ moduleIds }) => moduleIds);
}
