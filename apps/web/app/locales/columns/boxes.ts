import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of boxes. */
export const boxHeadings = defineHeadings({
  box: { en: "Box", fr: "Box", vi: "Hộp", cn: "盲盒", ar: "الصندوق" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  price: { en: "Price", fr: "Prix", vi: "Giá", cn: "价格", ar: "السعر" },
  payout: { en: "Payout", fr: "Redistribution", vi: "Tỷ lệ hoàn trả", cn: "返奖率", ar: "العائد" },
  items: { en: "Items", fr: "Articles", vi: "Sản phẩm", cn: "商品", ar: "المنتجات" },
  version: { en: "Version", fr: "Version", vi: "Phiên bản", cn: "版本", ar: "الإصدار" },
  opened: { en: "Openings", fr: "Ouvertures", vi: "Lượt mở", cn: "拆盒次数", ar: "عمليات الفتح" },
  created: { en: "Created", fr: "Créée", vi: "Tạo lúc", cn: "创建时间", ar: "تاريخ الإنشاء" },
});
