import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of items. */
export const itemHeadings = defineHeadings({
  name: { en: "Name", fr: "Nom", vi: "Tên", cn: "名称", ar: "الاسم" },
  category: { en: "Category", fr: "Catégorie", vi: "Danh mục", cn: "分类", ar: "الفئة" },
  brand: { en: "Brand", fr: "Marque", vi: "Thương hiệu", cn: "品牌", ar: "العلامة التجارية" },
  price: { en: "Market price", fr: "Prix du marché", vi: "Giá thị trường", cn: "市场价", ar: "سعر السوق" },
  stock: { en: "Stock", fr: "Stock", vi: "Tồn kho", cn: "库存", ar: "المخزون" },
  weight: { en: "Weight", fr: "Poids", vi: "Khối lượng", cn: "重量", ar: "الوزن" },
  safety: { en: "Safety facts", fr: "Sécurité", vi: "An toàn", cn: "安全信息", ar: "السلامة" },
  state: { en: "State", fr: "État", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  changed: { en: "Last change", fr: "Dernière modification", vi: "Thay đổi gần nhất", cn: "最近更改", ar: "آخر تغيير" },
});
