import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of gift codes. */
export const giftHeadings = defineHeadings({
  created: { en: "Made", fr: "Créé", vi: "Đã tạo", cn: "创建", ar: "أُنشئ" },
  source: { en: "Origin", fr: "Origine", vi: "Nguồn", cn: "来源", ar: "المصدر" },
  amount: { en: "Amount", fr: "Montant", vi: "Số tiền", cn: "金额", ar: "المبلغ" },
  state: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  giver: {
    en: "Issued or bought by",
    fr: "Émis ou acheté par",
    vi: "Người phát hành hoặc mua",
    cn: "发放人或购买人",
    ar: "أصدره أو اشتراه",
  },
  owed: { en: "Owed", fr: "Dû", vi: "Còn nợ", cn: "未兑付", ar: "المستحق" },
  redeemedBy: { en: "Redeemed by", fr: "Utilisé par", vi: "Người dùng", cn: "兑换人", ar: "استخدمه" },
  expires: { en: "Expires", fr: "Expire", vi: "Hết hạn", cn: "到期", ar: "ينتهي" },
  ended: { en: "Ended", fr: "Terminé", vi: "Kết thúc", cn: "结束", ar: "انتهى" },
});
