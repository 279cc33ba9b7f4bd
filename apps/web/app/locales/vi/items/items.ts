import type { Translated } from "../../texts.ts";
import type { items as english } from "../../en/items/items.ts";
import { plural } from "../grammar.ts";

export const items: Translated<typeof english> = {
  title: "Cửa hàng",
  description: (brand: string) => `Mua sản phẩm với giá cố định, hoặc mở hộp công khai tỷ lệ tại ${brand}.`,
  search: "Tìm trong cửa hàng",
  categories: "Danh mục",
  all: "Tất cả",
  inStock: "Còn hàng",
  sorts: {
    featured: "Nổi bật",
    newest: "Mới nhất",
    "price-asc": "Giá: thấp đến cao",
    "price-desc": "Giá: cao đến thấp",
    "name-asc": "Tên A–Z",
    "name-desc": "Tên Z–A",
  },
  count: (count: number) => plural(count, { other: "# sản phẩm" }),
  none: "Không có sản phẩm phù hợp",
  instead: { categories: "Danh mục", popular: "Đang được ưa chuộng" },
  soldOut: "Hết hàng",
  hero: {
    label: "Hộp",
    title: "Biết rõ tỷ lệ trước khi mở",
    text: (count: number) => plural(count, { other: "# hộp công khai tỷ lệ. Kiểm chứng từng lượt mở." }),
    link: "Xem các hộp",
  },
  cart: {
    add: "Thêm vào giỏ",
    addOne: (name: string) => `Thêm vào giỏ: ${name}`,
    added: (count: number, name: string) =>
      count === 1 ? `Đã thêm ${name} vào giỏ hàng` : `Đã thêm ${count} × ${name} vào giỏ hàng`,
    undo: "Hoàn tác",
    full: (most: number) => `Giỏ hàng đã đầy. Giỏ chứa tối đa ${most} sản phẩm`,
    same: (most: number) => `Bạn có thể thêm tối đa ${most} chiếc cho mỗi sản phẩm`,
    stock: (held: number, most: number) =>
      held === 0 ? `Chỉ còn ${most} chiếc` : `Giỏ hàng đã có ${held} chiếc, cửa hàng còn ${most} chiếc`,
    blocked: "Trình duyệt đang chặn giỏ hàng. Hãy cho phép trang này lưu dữ liệu rồi thử lại.",
  },
};
