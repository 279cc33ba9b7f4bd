import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Measurement } from "./measure.ts";

const run = promisify(execFile);

/** Measures a script with pgbench. Returns undefined if pgbench is not installed. */
export async function measurePgbench(
  url: string,
  clients: number,
  seconds: number,
  script: string,
): Promise<Measurement | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "trove-pgbench-"));
  const file = join(folder, "opening.sql");
  await writeFile(file, script);
  const args = [
    "-n",
    "-c",
    String(clients),
    "-j",
    "2",
    "-T",
    String(seconds),
    "-l",
    "--log-prefix",
    join(folder, "log"),
    "-f",
    file,
    url,
  ];
  try {
    const { stdout } = await run("pgbench", args, { cwd: folder });
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
    const logs = (await readdir(folder)).filter((name) => name.startsWith("log"));
    const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), "utf8")));
    const millis = texts
      .flatMap((text) => text.trim().split("\n"))
      .map((line) => Number(line.split(" ")[2]) / 1000)
      .sort((a, b) => a - b);
    const at = (share: number) => millis[Math.floor(millis.length * share)] ?? 0;
    return { name: `the same SQL by pgbench, ${clients} clients`, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
