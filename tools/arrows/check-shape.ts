import type { Finding, SourceFile } from "./finding.ts";

const MAX_LINES = 300;
const MANY_LINES = 200;
const MAX_FILES = 25;
const empty = ["util", "utils", "helper", "helpers", "common", "misc", "shared", "lib", "manager", "data", "info"];

/** Names that say nothing: as the whole name of a folder or file. */
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

/** Files that are long enough to be looked at, which breaks nothing. */
export function longFiles(files: SourceFile[]): string[] {
  return files
    .map((file) => ({ path: file.path, lines: countLines(file) }))
    .filter(({ lines }) => lines > MANY_LINES && lines <= MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

/** Folders of which nobody sees at a glance what is in them. What lies in their folders doesn't count. */
export function checkFolders(files: SourceFile[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([path, count]) => ({ rule: "folders", path, line: 1, text: `${count} files: sort them into folders` }));
}

/** Nobody reads a generated file from top to bottom: its length is nobody's concern. */
const isGenerated = (path: string) => path.includes(".generated.");

function countLines({ path, text }: SourceFile): number {
  if (isGenerated(path)) return 0;
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
