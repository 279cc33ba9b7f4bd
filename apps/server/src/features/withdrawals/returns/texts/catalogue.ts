import type { WithdrawalReason } from "@trove/contract";

/** The texts of return labels in one language. */
export type LabelTexts = {
  title: (number: string) => string;
  number: string;
  order: string;
  reason: string;
  reasons: Record<WithdrawalReason, string>;
  sendBy: string;
  from: string;
  to: string;
  lines: string;
  item: string;
  quantity: string;
  /** In place of items, if the person named none. */
  allOfIt: string;
  /** How to use the label, one paragraph each. */
  steps: readonly string[];
  shopPays: string;
  personPays: string;
  /** Describes the QR code for screen readers. */
  code: (number: string) => string;
  page: string;
};
