import type { Finding, SourceFile } from "./finding.ts";

const MAX_LINES = 300;
const MANY_LINES = 200;
const MAX_FILES = 25;
const empty = ["util", "utils", "helper", "helpers", "common", "misc", "shared", "lib", "manager", "data", "info"];

/** Reports folders and files with a name that is too general. */
export function checkNames({ path }: SourceFile): Finding[] {
  return path
    .split("/")
    .map((part) => part.split(".")[0] ?? "")
    .filter((name) => empty.includes(name))
    .map((name) => ({ rule: "names", path, line: 1, text: `"${name}" says nothing: name the thing that it holds` }));
}

export function checkLength(file: SourceFile): Finding[] {
  const lines = countLines(file);
  if (lines <= MAX_LINES) return [];
  return [{ rule: "length", path: file.path, line: MAX_LINES, text: `${lines} lines; make two files of it` }];
}

/** Lists long files that are still within the limit. They don't fail the check. */
export function longFiles(files: SourceFile[]): string[] {
  return files
    .map((file) => ({ path: file.path, lines: countLines(file) }))
    .filter(({ lines }) => lines > MANY_LINES && lines <= MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

/**
 * True for numbered migrations. All of them stay in one folder, because their order spans rooms, so their number is not
 * limited.
 */
const isInOrder = (path: string) => /\/migrations\/\d+_\w+\.sql$/.test(path);

/** Reports folders with too many files. Files in subfolders don't count. */
export function checkFolders(files: SourceFile[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (isInOrder(path)) continue;
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([path, count]) => ({ rule: "folders", path, line: 1, text: `${count} files: sort them into folders` }));
}

/** The length of generated files is not limited, because nobody reads them from top to bottom. */
const isGenerated = (path: string) => path.includes(".generated.");

function countLines({ path, text }: SourceFile): number {
  if (isGenerated(path)) return 0;
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
