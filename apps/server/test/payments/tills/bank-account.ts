import { createHash, randomUUID } from "node:crypto";
import { writeCamt } from "./write-camt.ts";

export const BANK_IBAN = "DE89370400440532013000";

/** Settings of a shop that takes bank transfers. */
export const bankVariables = {
  PAYMENT_PROVIDER: "bank",
  BANK_IBAN,
  BANK_BIC: "COBADEFFXXX",
  BANK_HOLDER: "Trove Demo GmbH",
};

/** The account of everybody who pays. */
export const PAYER = { name: "Mara Lind", iban: "GB33BUKB20201555555555" };

/** A movement on the account, as the bank's books have it. Amounts are in cents. */
export type Movement = {
  at: Date;
  amount: number;
  isCredit: boolean;
  isReturn: boolean;
  currency: string;
  /** Null at banks that give none. */
  bankReference: string | null;
  endToEndId: string;
  /** A creditor reference in its own field. */
  structured: string | null;
  text: string;
  name: string | null;
  iban: string | null;
};

export type StatementRange = { from: number; until: number; version?: "02" | "08" };

/** A bank account to which people transfer money. It tells nothing by itself: statements are asked for. */
export class BankTill {
  readonly movements: Movement[] = [];
  readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  private move(movement: Partial<Movement> & Pick<Movement, "amount" | "isCredit">): Movement {
    const bankReference = createHash("sha256").update(randomUUID()).digest("hex").slice(0, 16).toUpperCase();
    const nobody = { structured: null, text: "", endToEndId: "NOTPROVIDED", currency: "EUR", isReturn: false };
    const made = { at: this.now(), bankReference, ...nobody, ...PAYER, ...movement };
    this.movements.push(made);
    return made;
  }

  /** Somebody transfers money to the account. */
  transfer(amount: number, text: string, more: Partial<Movement> = {}): Movement {
    return this.move({ amount, text, isCredit: true, ...more });
  }

  /** The bank takes a transfer back, because the payer's bank asked for it. */
  reverse({ amount, currency, text, structured, endToEndId }: Movement): Movement {
    return this.move({ amount, currency, text, structured, endToEndId, isCredit: false, isReturn: true });
  }

  /** The bank sends what the shop has ordered, to the account of who paid or another one. */
  send(endToEndId: string, amount: number, iban = PAYER.iban): Movement {
    return this.move({ amount, endToEndId, isCredit: false, iban });
  }

  /** A transfer of the shop's could not be delivered. */
  sendBack(endToEndId: string, amount: number): Movement {
    return this.move({ amount, endToEndId, isCredit: true, isReturn: true });
  }

  /** The movements of a range of places as a statement. */
  statement({ from, until, version = "08" }: StatementRange): string {
    const signed = (some: readonly Movement[]) =>
      some.reduce((total, { amount, isCredit }) => total + (isCredit ? amount : -amount), 0);
    const opening = 100_000 + signed(this.movements.slice(0, from));
    const moved = this.movements.slice(from, until);
    const day = (moved.at(-1)?.at ?? this.now()).toISOString().slice(0, 10);
    return writeCamt({ iban: BANK_IBAN, id: randomUUID().slice(0, 20), version, opening, day, movements: moved });
  }

  all(): string {
    return this.statement({ from: 0, until: this.movements.length });
  }
}
