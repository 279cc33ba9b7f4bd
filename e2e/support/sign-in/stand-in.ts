import type { Front } from "./front.ts";

/** A mail that an identity provider has sent: its recipient and its code. */
export type Mail = { to: string; about: "verify" | "reset"; code: string };

/** An identity provider that a journey runs in place of the real one. */
export type StandIn = {
  front: Front;
  mails: Mail[];
  /** The settings of a shop that uses this provider. */
  variables: Record<string, string>;
  /** Returns the link in a mail; undefined if the mail has a code to type. */
  linkOf(mail: Mail): string | undefined;
};

/** Returns the last mail of this kind to an address. Throws if there is none. */
export function lastMail({ mails }: StandIn, to: string, about: Mail["about"]): Mail {
  const mail = mails.findLast((one) => one.to === to && one.about === about);
  if (mail === undefined) throw new Error(`no mail to ${to} about ${about}`);
  return mail;
}
