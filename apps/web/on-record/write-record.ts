import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { codeManifestText, integrityOf } from "@trove/fairness/log";
import type { BuiltTexts } from "../texts-per-language.ts";
import { type BuiltPages, type MapFile, PAGES_FILE } from "./built-pages.ts";
import { type ChunkGraph, GRAPH_FILE } from "./chunk-graph.ts";
import { INTEGRITY_POLICY, MANIFEST_FILE } from "./code-manifest.ts";
import { fileHashes, shortHash } from "./file-hashes.ts";
import { importMaps } from "./import-maps.ts";
import { type Part, partsOf, paymentPaths } from "./parts.ts";
import { takeRouteManifest, writeRouteLists } from "./route-lists.ts";

const run = promisify(execFile);

type Known = { inlineScripts: readonly string[]; builtTexts: BuiltTexts };

/**
 * Asks the server's build for the inline scripts of pages and the folders of texts. Runs it in a process of its own,
 * because loading it starts timers.
 */
async function askServerBuild(folder: string): Promise<Known> {
  const address = JSON.stringify(pathToFileURL(`${folder}/server/index.js`).href);
  const script = `const { entry: { module: { inlineScripts, builtTexts } } } = await import(${address});
    process.stdout.write(JSON.stringify({ inlineScripts, builtTexts }), () => process.exit());`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as Known;
}

const sandbox = fileURLToPath(new URL("../../server/src/sandbox-gateway/form", import.meta.url));

/** The hashes of the sandbox gateway's scripts by path. The server sends these files as they are. */
async function gatewayForm(): Promise<Record<string, string>> {
  const files = Object.entries(await fileHashes(sandbox));
  return Object.fromEntries(files.map(([path, hash]) => [`/sandbox-gateway${path}`, hash]));
}

/** Writes the import maps as files into the folder. */
async function writeMaps(assets: string, maps: ReturnType<typeof importMaps>): Promise<BuiltPages["maps"]> {
  const files: Record<Part, Record<string, MapFile>> = { shop: {}, payments: {}, dashboard: {} };
  for (const part of ["shop", "payments", "dashboard"] as const)
    for (const [language, text] of Object.entries(maps[part])) {
      const name = `map-${part}-${language}-${shortHash(text)}.json`;
      await writeFile(`${assets}/${name}`, text);
      files[part][language] = { name, hash: integrityOf(text) };
    }
  return files;
}

/** Writes the lists of routes, the pages' import maps, and the manifest of everything that may run in a browser. */
export async function writeRecord(folder: string, release: string): Promise<void> {
  const client = `${folder}/client`;
  const assets = `${client}/assets`;
  const { inlineScripts, builtTexts } = await askServerBuild(folder);
  const graph = JSON.parse(await readFile(`${folder}/${GRAPH_FILE}`, "utf8")) as ChunkGraph;
  const manifest = await takeRouteManifest(assets);
  const lists = await writeRouteLists(assets, manifest);
  const form = await gatewayForm();
  const hashes = { ...(await fileHashes(client)), ...form };
  const texts = importMaps({
    manifest,
    lists,
    graph,
    hashes,
    folders: builtTexts.folders,
    gatewayForm: Object.keys(form),
  });
  const maps = await writeMaps(assets, texts);
  const parts = Object.fromEntries([...partsOf(manifest.routes)].flatMap(([id, part]) => (part ? [[id, part]] : [])));
  const pages: BuiltPages = { parts, lists, maps };
  await writeFile(`${folder}/${PAGES_FILE}`, JSON.stringify(pages));
  const sheets = Object.keys(hashes).filter((path) => path.endsWith(".css"));
  const styles = await Promise.all(sheets.map(async (path) => (await readFile(client + path, "utf8")).trim()));
  const inline = [...inlineScripts, ...styles, ...Object.values(texts).flatMap((each) => Object.values(each))];
  const record = codeManifestText({
    release,
    "integrity-policy": INTEGRITY_POLICY,
    exempt: paymentPaths,
    inline: inline.map(integrityOf),
    hashes,
  });
  await writeFile(`${folder}/${MANIFEST_FILE}`, record);
}
