import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shop } from "../shop/shop.ts";

export type ReceivedMail = { file: string; headers: string; text: string; html: string };

/** Decodes quoted-printable, the only transfer encoding that the shop uses. */
function decoded(part: string): string {
  const [head = "", ...body] = part.split("\r\n\r\n");
  const content = body.join("\r\n\r\n");
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return content;
  const bytes = content
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function parseMail(file: string, raw: string): ReceivedMail {
  const headers = raw.slice(0, raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`);
  const part = (type: string) => decoded((parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? "").trim());
  return { file, headers, text: part("text/plain"), html: part("text/html") };
}

/** Runs the shop's mail job once. Throws what the job throws. */
export async function sendMail(shop: Shop): Promise<void> {
  const job = shop.app.jobs.find(({ name }) => name === "send-mail");
  if (job === undefined) throw new Error("the shop has no mail worker");
  await job.run();
}

/** The mail sent to an address, oldest first. The shop must have a DATA_DIR of its own. */
export async function mailFor(shop: Shop, recipient: string): Promise<ReceivedMail[]> {
  const folder = join(shop.environment.DATA_DIR, "mail");
  const names = (await readdir(folder).catch((): string[] => [])).toSorted();
  const mails = await Promise.all(
    names.map(async (name) => parseMail(name, await readFile(join(folder, name), "utf8"))),
  );
  return mails.filter(({ headers }) => headers.includes(`To: ${recipient}`));
}
