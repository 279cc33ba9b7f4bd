/** The files of the books; see docs/operations.md. */
export const BOOK_FILES = ["postings", "datev", "vat", "oss", "documents", "archive"] as const;
export type BookFile = (typeof BOOK_FILES)[number];

/** The things that VAT is stated on. Box and Shipping have no invoice: a balance paid for them. */
export const VAT_LINE_KINDS = ["Invoice", "CreditNote", "Box", "Shipping", "TopUp"] as const;
export type VatLineKind = (typeof VAT_LINE_KINDS)[number];
