export { PAYOUT_TONES } from "./payout-tones.ts";
