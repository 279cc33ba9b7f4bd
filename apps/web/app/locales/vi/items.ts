import type { Translated } from "../texts.ts";
import type { items as english } from "../en/items.ts";
import { plural } from "./grammar.ts";

export const items: Translated<typeof english> = {
  title: "Cửa hàng",
  description: (brand: string) =>
    `Những món đáng sở hữu với đúng giá, và những chiếc hộp công khai mọi tỷ lệ: cửa hàng ${brand}.`,
  search: "Tìm trong cửa hàng",
  categories: "Danh mục",
  all: "Tất cả",
  inStock: "Còn hàng",
  sorts: {
    newest: "Mới nhất",
    "price-asc": "Giá: thấp đến cao",
    "price-desc": "Giá: cao đến thấp",
    "name-asc": "Tên A–Z",
    "name-desc": "Tên Z–A",
  },
  count: (count: number) => plural(count, { other: "# sản phẩm" }),
  none: "Không có sản phẩm phù hợp",
  soldOut: "Hết hàng",
  hero: {
    label: "Hộp",
    title: "Biết rõ tỷ lệ trước khi mở",
    text: (count: number) => plural(count, { other: "# hộp, công khai mọi xác suất và chứng minh từng lượt mở." }),
    link: "Xem tất cả hộp",
  },
  cart: {
    add: "Thêm vào giỏ",
    addOne: (name: string) => `Thêm vào giỏ: ${name}`,
    added: (count: number, name: string) =>
      count === 1 ? `Đã thêm ${name} vào giỏ hàng` : `${count} × ${name} trong giỏ hàng`,
    undo: "Hoàn tác",
    full: (most: number) => `Giỏ hàng đã đầy: chỉ chứa được ${most} sản phẩm`,
    same: (most: number) => `Giỏ hàng chứa tối đa ${most} chiếc của cùng một sản phẩm`,
    stock: (held: number, most: number) =>
      held === 0 ? `Chỉ còn ${most} sản phẩm` : `Giỏ hàng đã có ${held} sản phẩm này, trong kho còn ${most}`,
    blocked: "Trình duyệt không cho phép lưu giỏ hàng. Hãy cho phép trang này lưu dữ liệu rồi thử lại.",
  },
};
