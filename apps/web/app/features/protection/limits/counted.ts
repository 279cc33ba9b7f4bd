/** The sum that counts towards a limit. */
export const COUNTED = { Deposit: "depositedAmount", Spend: "spentAmount", Loss: "lostAmount" } as const;
