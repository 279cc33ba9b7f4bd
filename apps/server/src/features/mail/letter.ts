/** A mail as words, before it is set as HTML or as plain text. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What is listed below the paragraphs, such as the lines of an order. */
  rows?: { label: string; value: string }[];
  action?: { label: string; url: string };
  /** Smaller text below the action. */
  closing: string[];
};

/** Where a letter comes from. */
export type Sender = { brand: string; url: string };
