import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { writeRecord } from "./on-record/write-record.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes compressed copies (`.br` and `.gz`) of each text file in the folder, at the highest compression level. */
async function compressFiles(folder: string): Promise<void> {
  const work: Promise<void>[] = [];
  for await (const name of glob("**/*.{css,js,json,svg}", { cwd: folder }))
    work.push(compressFile(`${folder}/${name}`));
  await Promise.all(work);
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = fileURLToPath(new URL("build", import.meta.url));
const bin = fileURLToPath(new URL("../../node_modules/@react-router/dev/bin.cjs", import.meta.url));

/** All inputs of the page build. */
const sources = [
  "package-lock.json",
  "apps/web/{*,on-record/*,serve/*}.ts",
  "apps/web/package.json",
  "apps/web/worker/*.ts",
  "apps/server/src/sandbox-gateway/form/*.js",
  "apps/web/{app,public}/**/*.*",
  "packages/*/src/**/*.ts",
];

/** Names the sources: the hash of all inputs of the build. */
async function sourceHash(): Promise<string> {
  const paths: string[] = [];
  for (const pattern of sources) for await (const path of glob(pattern, { cwd: root })) paths.push(path);
  const hash = createHash("sha256");
  for (const path of paths.toSorted())
    hash
      .update(path)
      .update("\0")
      .update(await readFile(`${root}/${path}`));
  return hash.digest("hex");
}

function bundle(): Promise<void> {
  const child = spawn(process.execPath, [bin, "build"], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the pages could not be built:\n${Buffer.concat(output).toString()}`));
    });
  });
}

/** Writes the service worker, which knows the name of its release. */
async function writeWorker(client: string, release: string): Promise<void> {
  const { transformWithOxc } = await import("vite");
  const path = fileURLToPath(new URL("worker/service-worker.ts", import.meta.url));
  const define = { RELEASE: JSON.stringify(release) };
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { define, sourcemap: false });
  await writeFile(`${client}/service-worker.js`, code);
}

/** Builds the pages if their sources have changed since the last build. Throws an error with the builder's output. */
export async function ensurePagesBuilt(log: (line: string) => void): Promise<void> {
  const mark = `${folder}/source-hash`;
  const hash = await sourceHash();
  const built = await readFile(mark, "utf8").catch(() => "");
  if (built === hash) return;
  log("building the pages");
  // Removes the mark first, so that a build that is stopped halfway does not count as finished.
  await rm(mark, { force: true });
  const release = hash.slice(0, 16);
  await bundle();
  await writeWorker(`${folder}/client`, release);
  await writeRecord(folder, release);
  await compressFiles(`${folder}/client`);
  await writeFile(mark, hash);
}
