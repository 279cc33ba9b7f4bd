export {
  endPromoCodeAt,
  findUnknown,
  insertPromoCode,
  lockPromoCode,
  type PromoCodeRow,
  promoState,
} from "./promo-codes.store.ts";
export { type PromoOffer, promoDiscount, promoRefused } from "./promo-discount.ts";
export { promoHolders } from "./promo-holders.ts";
