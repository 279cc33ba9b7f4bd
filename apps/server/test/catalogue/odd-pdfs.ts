import { buffer } from "node:stream/consumers";
import { createDeflate } from "node:zlib";

type Parts = { catalog?: string; page?: string; annotation?: string };

/** Makes a PDF of these objects, numbered from 1. The first object is the catalog. */
function fileOf(objects: readonly string[]): Buffer {
  let file = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}${end}`, "latin1");
}

/** Makes a PDF of one empty page, with these additions to its catalog, its page, or an annotation. */
export async function pdfWith({ catalog = "", page = "", annotation }: Parts): Promise<Buffer> {
  const annotations = annotation === undefined ? "" : "/Annots [4 0 R]";
  const hasFile = `${catalog} ${page} ${annotation}`.includes("5 0 R");
  return fileOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${annotations} ${page} >>`,
    `<< /Type /Annot /Rect [0 0 50 50] ${annotation ?? "/Subtype /Text"} >>`,
    ...(hasFile ? ["<< /Type /EmbeddedFile /Length 2 >>\nstream\nHi\nendstream"] : []),
  ]);
}

const GAP = 700;
const MEGABYTE = Buffer.alloc(2 ** 20, " ");

/** Puts two objects into one compressed stream, with a large gap between them. */
async function swollen(first: string, second: string): Promise<{ start: number; content: Buffer }> {
  const head = `1 0 2 ${first.length + GAP * MEGABYTE.length} `;
  const deflate = createDeflate({ level: 1 });
  const content = buffer(deflate);
  deflate.write(head + first);
  for (let written = 0; written < GAP; written += 1) {
    if (!deflate.write(MEGABYTE)) await new Promise((resolve) => deflate.once("drain", resolve));
  }
  deflate.end(second);
  return { start: head.length, content: await content };
}

/** Makes a PDF of one page and a few megabytes whose decompressed objects take most of a gigabyte. */
export async function swellingPdf(): Promise<Buffer> {
  const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
  const { start, content } = await swollen("<< /Type /Catalog /Pages 2 0 R >>", pages);
  const page = "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n";
  const dictionary = `/Type /ObjStm /N 2 /First ${start} /Filter /FlateDecode /Length ${content.length}`;
  const head = `%PDF-1.7\n${page}4 0 obj\n<< ${dictionary} >>\nstream\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from("\nendstream\nendobj\n")]);
  const entries = [
    [0, 0, 0],
    [2, 4, 0],
    [2, 4, 1],
    [1, 9, 0],
    [1, 9 + page.length, 0],
    [1, body.length, 0],
  ];
  const table = Buffer.concat(
    entries.map(([kind = 0, place = 0, index = 0]) => {
      const entry = Buffer.alloc(6);
      entry.writeUInt8(kind, 0);
      entry.writeUInt32BE(place, 1);
      entry.writeUInt8(index, 5);
      return entry;
    }),
  );
  const names = `/Type /XRef /Size ${entries.length} /W [1 4 1] /Root 1 0 R /Length ${table.length}`;
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(`5 0 obj\n<< ${names} >>\nstream\n`), table, Buffer.from(end)]);
}
