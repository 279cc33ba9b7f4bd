import { Readable } from "node:stream";
import type { TarSource } from "modern-tar/fs";
import type pg from "pg";
import { type ClusterFile, readFile, readSmallFiles } from "./cluster.store.ts";

/** Files up to this size are read many at a time, because a cluster has thousands of them. */
const SMALL_BYTES = 1 << 17;
const TOGETHER_BYTES = 4 << 20;

/** Divides small files into groups of at most 4 MB, each of files that follow each other. */
function groupsOf(files: readonly ClusterFile[]): ClusterFile[][] {
  const groups: ClusterFile[][] = [];
  let room = 0;
  for (const file of files) {
    const size = file.size ?? 0;
    if (size > room) {
      groups.push([]);
      room = TOGETHER_BYTES;
    }
    groups.at(-1)?.push(file);
    room -= size;
  }
  return groups;
}

/** The files of a cluster for a tar file, in their order. Each is read only when its turn has come. */
export function sourcesOf(reader: pg.Client, files: readonly ClusterFile[]): TarSource[] {
  const isSmall = ({ size }: ClusterFile) => size !== null && size > 0 && size <= SMALL_BYTES;
  const small = files.filter((file) => file.bytes === undefined && isSmall(file));
  const groups = new Map(groupsOf(small).flatMap((group) => group.map((file) => [file, group] as const)));
  let last: { group: ClusterFile[]; bytes: Promise<Buffer[]> } | undefined;
  async function* read(file: ClusterFile, size: number): AsyncGenerator<Buffer> {
    const group = groups.get(file);
    if (group === undefined) return yield* readFile(reader, file.path, size);
    if (last?.group !== group) last = { group, bytes: readSmallFiles(reader, group) };
    yield (await last.bytes)[group.indexOf(file)] ?? Buffer.alloc(size);
  }
  return files.map((file) => {
    const { path, size, bytes } = file;
    if (size === null) return { type: "content", target: `${path}/`, content: "", mode: 0o700 };
    if (size === 0) return { type: "content", target: path, content: "", mode: 0o600 };
    if (bytes !== undefined) return { type: "content", target: path, content: bytes, mode: 0o600 };
    return { type: "stream", target: path, size, content: Readable.from(read(file, size)), mode: 0o600 };
  });
}
