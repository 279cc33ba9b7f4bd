import { defineProvider } from "../define-provider.ts";
import { bankAccount, bankSettings } from "./account.ts";

const DAY_MINUTES = 24 * 60;

export const bank = defineProvider({
  name: "bank",
  settings: bankSettings,
  required: ["BANK_IBAN", "BANK_BIC", "BANK_HOLDER"],
  movesMoney: () => true,
  paysTo: "Account",
  offer: {
    methods: {
      bankTransfer: {
        currencies: ["EUR"],
        countries: "All",
        decides: "Days",
        needs: "Country",
        canBeReversed: false,
        ttlMinutes: 5 * DAY_MINUTES,
      },
    },
    form: "Instructions",
    savedMeans: false,
  },
  csp: () => ({}),
  async make(settings, { database, now }) {
    const { openBank } = await import("./open.ts");
    return openBank(bankAccount(settings), { db: database.connectionTo(), now });
  },
});
