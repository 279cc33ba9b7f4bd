import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import type { Environment } from "../../environment.ts";
import { type Attachment, LOGO } from "./mail-draft.ts";

export type Message = {
  mailId: string;
  kind: string;
  from: string;
  to: string;
  writtenAt: Date;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** A WebP picture that the HTML shows. */
  logo: Buffer | undefined;
  language: string;
  /** The URL that switches this kind of mail off. Undefined for mail that people can't switch off. */
  unsubscribe: string | undefined;
};

/** Sends a message. Resolves once the server has accepted it. */
export type Transport = (message: Message) => Promise<void>;

const inline = (content: Buffer) => ({ cid: LOGO, filename: "logo.webp", content, contentType: "image/webp" });
const file = ({ name, json }: Attachment) => ({ filename: name, content: json, contentType: "application/json" });

function optionsOf(message: Message, host: string) {
  const { mailId, from, to, writtenAt, subject, html, text, attachments, logo, language, unsubscribe } = message;
  return {
    messageId: `<${mailId}@${host}>`,
    from,
    to: { name: "", address: to },
    date: writtenAt,
    subject,
    html,
    text,
    attachments: [...attachments.map(file), ...(logo === undefined ? [] : [inline(logo)])],
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      // Lets mail programs switch these mails off with one click (RFC 8058).
      ...(unsubscribe !== undefined && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

/** Loads the library with the first mail, because it takes megabytes and most servers send no mail for hours. */
const loadMailer = () => import("nodemailer");

function smtp(url: string, host: string): Transport {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  return async (message) => {
    const { createTransport } = await loadMailer();
    await createTransport({ url, ...limits }).sendMail(optionsOf(message, host));
  };
}

/** Writes each mail into an .eml file, which mail programs can open. A file appears only when it is complete. */
function files(folder: string, host: string): Transport {
  return async (message) => {
    const { createTransport } = await loadMailer();
    const transporter = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message: bytes } = await transporter.sendMail(optionsOf(message, host));
    const moment = message.writtenAt.toISOString().slice(0, 19).replaceAll(":", "-");
    const path = join(folder, `${moment}-${message.mailId}-${message.kind}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.part`, bytes, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}

/** Sends by SMTP if it is configured, otherwise writes files into the data folder. */
export function makeTransport(environment: Pick<Environment, "SMTP_URL" | "DATA_DIR" | "PUBLIC_URL">): Transport {
  const host = new URL(environment.PUBLIC_URL).hostname;
  const { SMTP_URL, DATA_DIR } = environment;
  return SMTP_URL === undefined ? files(join(DATA_DIR, "mail"), host) : smtp(SMTP_URL, host);
}
