import { pictureSizes } from "@trove/contract/picture-sizes";
import { unseal } from "../../sealed-box.ts";
import { pictureFile } from "../files/index.ts";
import { type MailContent, parseContent } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { claimDueMail, type DueMail, markFailed, markSent } from "./outbox.store.ts";
import { type MailParts, sealContext } from "./parts.ts";
import { write } from "./texts/catalogue.ts";
import type { Message, Transport } from "./transport.ts";
import { preferenceOf, unsubscribeLink } from "./unsubscribe-links.ts";

/** The last attempt comes 17 hours after the first. */
const MOST_ATTEMPTS = 10;

/** The link of a mail to somebody without an account. */
const unsubscribeIn = ({ kind, payload }: MailContent) => (kind === "launchAsked" ? payload.unsubscribe : undefined);

/** Maximum of mails per run, so that sending does not slow down requests. The next run continues. */
const MOST_IN_A_RUN = 100;

/** The shop's logo in its smallest size. A mail is sent without it if the shop has none, or can't read it now. */
async function findLogo({ pictures }: MailParts, logoUrl: string): Promise<Buffer | undefined> {
  const [smallest] = pictureSizes(logoUrl);
  return smallest && pictures.get(pictureFile(smallest.url)).catch(() => undefined);
}

async function messageOf(parts: MailParts, mail: DueMail): Promise<Message> {
  const { environment, secrets, settings, now } = parts;
  const { mailId, userId, kind, recipient, language, sealedContent, createdAt } = mail;
  const { PUBLIC_URL: url, MAIL_FROM: from } = environment;
  const { company, look } = await settings.at(now());
  const { content, name } = parseContent(unseal(secrets.rootKeys, sealContext(mailId), sealedContent).toString("utf8"));
  const logo = await findLogo(parts, look.logoUrl);
  const sender = { brand: company.name, url, colour: look.lightColour, hasLogo: logo !== undefined };
  const preference = preferenceOf(kind);
  const preferenceLink = () =>
    userId !== null && preference ? unsubscribeLink(secrets.rootKeys, url, preference, userId) : undefined;
  const written = write(content, { name, language }, sender);
  return {
    mailId,
    kind,
    from,
    to: recipient,
    writtenAt: createdAt,
    subject: written.draft.subject,
    html: mailHtml(written, sender),
    text: mailText(written, sender),
    attachments: written.draft.attachments ?? [],
    logo,
    language: written.language,
    unsubscribe: unsubscribeIn(content) ?? preferenceLink(),
  };
}

/**
 * Sends due mail, one after the other, until none is left, one fails, or the run has reached its maximum. If the
 * process crashes right after a mail was accepted, that mail is sent again with the same Message-ID.
 */
export async function sendDueMail(parts: MailParts, transport: Transport): Promise<void> {
  for (let sent = 0; sent < MOST_IN_A_RUN; sent += 1) {
    const mail = await claimDueMail(parts.db, parts.now(), MOST_ATTEMPTS);
    if (mail === undefined) return;
    try {
      await transport(await messageOf(parts, mail));
    } catch (error) {
      await markFailed(parts.db, mail.mailId, String(error));
      throw new Error(`mail ${mail.mailId} was not sent at attempt ${mail.attempts}`, { cause: error });
    }
    await markSent(parts.db, mail.mailId, parts.now());
  }
}
