import { inflateSync } from "node:zlib";

const BEGIN = /\bstream\r?\n/g;
const MOST_INFLATED = 64 * 2 ** 20;

const END = String.raw`(?![^\s()<>[\]{}/%])`;
const named = (names: string) => new RegExp(`/(?:${names})${END}`);

const OBJECTS = named("ObjStm");
const ENCRYPTED = named("Encrypt");
const ACTING = named("AA|JS|JavaScript|Launch|SubmitForm|ImportData|Rendition|RichMedia|Movie|Sound|GoTo[RE]");
const XFA = named("XFA|NeedsRendering");
const ATTACHED = named("EmbeddedFiles?|EF|FileAttachment");

export const FORM = "The PDF is a form that can run scripts (XFA). Print it to a new PDF";
export const ACTS = "The PDF does something by itself or by a click. Save it without scripts and actions";

/** Decodes names, because a PDF may write letters as numbers: #41 is A. */
const plain = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the objects in a stream of objects. Throws if it is compressed in an unusual way, or is too large. */
function objectsIn(dictionary: string, content: string): string {
  if (!named("Filter").test(dictionary)) return content;
  const bytes = inflateSync(Buffer.from(content, "latin1"), { maxOutputLength: MOST_INFLATED });
  return bytes.toString("latin1");
}

/** Returns all objects of a PDF as one text. Leaves out the contents of other streams, such as pictures. */
function objectsOf(bytes: Buffer): string {
  const file = bytes.toString("latin1");
  const texts: string[] = [];
  let at = 0;
  for (const { index, 0: begin } of file.matchAll(BEGIN)) {
    if (index < at) continue;
    const before = file.slice(at, index);
    const end = file.indexOf("endstream", index + begin.length);
    if (end < 0) throw new Error("a stream does not end");
    const dictionary = plain(before.slice(before.lastIndexOf(" obj")));
    texts.push(before);
    if (OBJECTS.test(dictionary)) texts.push(objectsIn(dictionary, file.slice(index + begin.length, end)));
    at = end + "endstream".length;
  }
  return plain([...texts, file.slice(at)].join("\n"));
}

/**
 * Returns the first problem found in a PDF. Searches the text of its objects, because a customer's PDF reader may run
 * actions that our library does not know. Throws if the file can't be read.
 */
export function pdfMistake(bytes: Buffer): string | undefined {
  const objects = objectsOf(bytes);
  if (ENCRYPTED.test(objects)) return "The PDF is encrypted. Save it without a password";
  if (XFA.test(objects)) return FORM;
  if (ACTING.test(objects)) return ACTS;
  if (ATTACHED.test(objects)) return "The PDF has files attached. Save it without them";
  return undefined;
}
