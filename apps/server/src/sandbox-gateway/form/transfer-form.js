import { makeTests } from "./fields.js";

/** Stands for the payer's bank: lets the transfer of this session arrive. The merchant's page shows the account. */
export function transferForm(texts, { send }) {
  let arrives;
  const press = (when) => () => {
    arrives = when;
    send();
  };
  const choices = [
    { text: texts.transferArrives, press: press("now") },
    { text: texts.transferLate, press: press("late") },
  ];
  return {
    label: texts.transferLabel,
    fields: [],
    before: [],
    after: [makeTests(texts, texts.transferHint, choices)],
    hasNoButton: true,
    collect: async () => ({ arrives }),
  };
}
