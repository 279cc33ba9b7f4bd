export const BANK_PATH = "/dashboard/group/six/bank";

export const statementPath = (id: string) => `${BANK_PATH}/${id}`;
