import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of promo codes. */
export const promotionHeadings = defineHeadings({
  code: { en: "Code", fr: "Code", vi: "Mã", cn: "优惠码", ar: "الرمز" },
  takes: { en: "Takes off", fr: "Réduction", vi: "Giảm", cn: "优惠", ar: "الخصم" },
  state: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  uses: { en: "Uses", fr: "Utilisations", vi: "Lượt dùng", cn: "使用次数", ar: "مرات الاستخدام" },
  discount: { en: "Discount given", fr: "Remises accordées", vi: "Đã giảm", cn: "已优惠", ar: "الخصم الممنوح" },
  sold: { en: "Sales", fr: "Ventes", vi: "Doanh số", cn: "销售额", ar: "المبيعات" },
  returned: { en: "Returned", fr: "Remboursé", vi: "Đã hoàn", cn: "已退款", ar: "المردود" },
  until: { en: "Until", fr: "Jusqu’au", vi: "Đến", cn: "截止", ar: "حتى" },
  created: { en: "Made", fr: "Créé", vi: "Đã tạo", cn: "创建", ar: "أُنشئ" },
});
