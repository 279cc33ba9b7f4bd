export { giftHash, newGiftCode } from "./gift-code.ts";
export { giftExpiry, giftState } from "./gift-terms.ts";
export { expireGiftsJob } from "./gifts.jobs.ts";
export { giftRoutes } from "./gifts.routes.ts";
export { codeMail } from "./mail-code.ts";
export { makeGiftSettler } from "./settle-gift.ts";
