/** A file of JSON. */
export type Attachment = { name: string; json: string };

/** The content of a mail, before it is rendered as HTML or plain text. */
export type MailDraft = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Rows listed below the paragraphs, such as the lines of an order. */
  rows?: { label: string; value: string }[];
  action?: { label: string; url: string };
  attachments?: readonly Attachment[];
  /** Smaller text below the action. */
  closing: string[];
};

/**
 * The sender of a mail. `colour` is that of its light pages; empty for the standard one. With `hasLogo`, the mail
 * carries the shop's logo.
 */
export type Sender = { brand: string; url: string; colour: string; hasLogo?: boolean };

/** The id within a mail of the part that is the shop's logo. */
export const LOGO = "logo";
