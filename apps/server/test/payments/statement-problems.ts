import type { RowProblemCode } from "@trove/contract";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { uploadStatement } from "./statements.ts";
import { BANK_IBAN, BankTill, PAYER } from "./tills/bank-account.ts";

type Found = readonly { code: string; params: object }[];
type Code = Extract<RowProblemCode, `BankFile${string}`>;

/** Provokes each problem of a file of bank statements, in a shop with a bank account. */
export function provokeStatementProblems(
  place: () => { shop: Shop; admin: TestPerson },
): Record<Code, () => Promise<Found>> {
  async function problems(change: (text: string) => string, count = 1): Promise<Found> {
    const { shop, admin } = place();
    const bank = new BankTill(() => shop.clock.now);
    for (let made = 0; made < count; made += 1) bank.transfer(100, "x", { bankReference: null });
    const { text } = await uploadStatement(shop, admin, change(bank.all()));
    return (JSON.parse(text) as { params: { problems: Found } }).params.problems;
  }
  return {
    BankFileInvalid: () => problems(() => "<x/>"),
    BankFileSums: () => problems((text) => text.replace(">1001.00<", ">1002.00<")),
    BankFileAccount: () => problems((text) => text.replace(BANK_IBAN, PAYER.iban)),
    BankFileTwice: () => problems((text) => text.replace(/<Stmt>.*<\/Stmt>/s, "$&$&")),
    BankFileTooLong: () => problems((text) => text, 10_001),
  };
}
