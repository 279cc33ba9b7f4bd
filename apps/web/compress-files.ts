import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes compressed copies (`.br` and `.gz`) of each text file in the folder, at the highest compression level. */
export async function compressFiles(folder: string): Promise<void> {
  const work: Promise<void>[] = [];
  for await (const name of glob("**/*.{css,js,svg}", { cwd: folder })) work.push(compressFile(`${folder}/${name}`));
  await Promise.all(work);
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}
