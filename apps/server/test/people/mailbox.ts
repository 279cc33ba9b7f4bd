import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shop } from "../shop/shop.ts";

export type ReceivedMail = { file: string; headers: string; text: string; html: string; attachments: Attachment[] };

type Attachment = { name: string; content: string };

type Part = { head: string; body: string };

function partOf(raw: string): Part {
  const end = raw.indexOf("\r\n\r\n");
  return { head: raw.slice(0, end), body: raw.slice(end + 4) };
}

/** Returns the parts of a mail that have contents, in order. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.head)?.[1];
  if (boundary === undefined) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((each) => leavesOf(partOf(each.trim())));
}

/** Decodes a part from the transfer encodings that the shop uses. */
function decoded({ head, body }: Part): string {
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function parseMail(file: string, raw: string): ReceivedMail {
  const mail = partOf(raw);
  const parts = leavesOf(mail);
  const shown = (type: string) => parts.find(({ head }) => head.includes(`Content-Type: ${type}`));
  const decode = (part: Part | undefined) => (part === undefined ? "" : decoded(part));
  const attachments = parts.flatMap((part) => {
    const name = /filename="?([^"\r\n;]+)/.exec(part.head)?.[1];
    return name === undefined ? [] : [{ name, content: decoded(part) }];
  });
  const headers = mail.head.replaceAll(/\r\n[ \t]+/g, " ");
  return { file, headers, text: decode(shown("text/plain")), html: decode(shown("text/html")), attachments };
}

/** Runs the shop's mail job once. Throws the errors of the job. */
export async function sendMail(shop: Shop): Promise<void> {
  const job = shop.app.jobs.find(({ name }) => name === "send-mail");
  if (job === undefined) throw new Error("the shop has no mail worker");
  await job.run();
}

/** Reads the mails sent to an address, oldest first. The shop must have a DATA_DIR of its own. */
export async function mailFor(
  shop: { environment: Pick<Shop["environment"], "DATA_DIR"> },
  recipient: string,
): Promise<ReceivedMail[]> {
  const folder = join(shop.environment.DATA_DIR, "mail");
  const names = (await readdir(folder).catch((): string[] => [])).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => parseMail(name, await readFile(join(folder, name), "utf8"))),
  );
  return mails.filter(({ headers }) => headers.includes(`To: ${recipient}`));
}
