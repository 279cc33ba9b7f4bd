import type { Front } from "./front.ts";

/** A mail of an identity provider: the address it went to, and the code in it. */
export type Mail = { to: string; about: "verify" | "reset"; code: string };

/** An identity provider of a journey. */
export type StandIn = {
  front: Front;
  mails: Mail[];
  /** A shop's settings for it. */
  variables: Record<string, string>;
  /** Where the link of a mail leads; undefined if the mail has a code to type. */
  linkOf(mail: Mail): string | undefined;
};

/** The last mail to an address. */
export function lastMail({ mails }: StandIn, to: string, about: Mail["about"]): Mail {
  const mail = mails.findLast((one) => one.to === to && one.about === about);
  if (mail === undefined) throw new Error(`no mail to ${to} about ${about}`);
  return mail;
}
