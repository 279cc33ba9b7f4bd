import { writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** The files that a built script needs: scripts with it or later, texts of the page's language, and style sheets. */
type Chunk = { imports: string[]; later: string[]; sheets: string[] };

/** The built scripts by path below the client's folder. Modules of texts are named `texts/NAME.js`. */
export type ChunkGraph = Readonly<Record<string, Chunk>>;

export const GRAPH_FILE = "chunks.json";

/** Writes which script needs which other files, beside the folder of the client's files. */
export function chunkGraph(): Plugin {
  return {
    name: "chunk-graph",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }, bundle) {
      const graph: Record<string, Chunk> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { fileName, imports, dynamicImports: later, viteMetadata } = chunk;
        graph[fileName] = { imports, later, sheets: [...(viteMetadata?.importedCss ?? [])] };
      }
      await writeFile(`${dir}/../${GRAPH_FILE}`, JSON.stringify(graph));
    },
  };
}

/** Finds all files that pages with these scripts may load: the scripts themselves, others, texts and style sheets. */
export function reachedFrom(graph: ChunkGraph, scripts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...scripts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const chunk = graph[path];
    if (chunk === undefined) continue;
    waiting.push(...chunk.imports, ...chunk.later);
    for (const sheet of chunk.sheets) reached.add(sheet);
  }
  return reached;
}
