import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of shipments. */
export const shipmentHeadings = defineHeadings({
  number: { en: "Number", fr: "Numéro", vi: "Số", cn: "编号", ar: "الرقم" },
  ordered: { en: "Ordered", fr: "Commandée", vi: "Đặt lúc", cn: "下单时间", ar: "تاريخ الطلب" },
  contact: { en: "Contact", fr: "Contact", vi: "Liên hệ", cn: "联系方式", ar: "التواصل" },
  items: { en: "Items", fr: "Articles", vi: "Sản phẩm", cn: "商品", ar: "المنتجات" },
  country: { en: "Destination", fr: "Destination", vi: "Nơi đến", cn: "寄往", ar: "الوجهة" },
  method: { en: "Delivery", fr: "Livraison", vi: "Cách giao hàng", cn: "配送方式", ar: "التوصيل" },
  promise: { en: "Promised until", fr: "Promise jusqu’au", vi: "Hẹn giao trước", cn: "最迟送达", ar: "الموعد الأخير" },
  tracking: { en: "Tracking number", fr: "Numéro de suivi", vi: "Mã vận đơn", cn: "物流单号", ar: "رقم التتبع" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
});
