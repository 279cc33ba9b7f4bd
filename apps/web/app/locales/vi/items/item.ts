import type { Translated } from "../../texts.ts";
import type { item as english } from "../../en/items/item.ts";
import { oneIn, percent } from "../grammar.ts";

export const item: Translated<typeof english> = {
  description: (name: string, price: string) => `${name}, giá ${price}.`,
  path: "Bạn đang ở đây",
  pictures: "Hình ảnh",
  picture: (number: number, total: number) => `Ảnh ${number}/${total}`,
  by: (brand: string) => `Thương hiệu: ${brand}`,
  inStock: "Còn hàng",
  stock: (count: number) => `Còn ${count} sản phẩm`,
  soldOutText: "Đã hết hàng. Sản phẩm có thể về lại.",
  notSold: "Không bán lẻ. Bạn chỉ có thể trúng từ hộp.",
  buyNow: "Mua ngay",
  quantity: "Số lượng",
  fewer: "Bớt một",
  more: "Thêm một",
  atMost: (most: number) => `Tối đa ${most}`,
  delivery: (price: string) => `Giao hàng trong 3–5 ngày làm việc, phí ${price} mỗi đơn`,
  specifications: "Thông số sản phẩm",
  safety: {
    title: "An toàn và nhà sản xuất",
    warnings: "Cảnh báo",
    manufacturer: "Nhà sản xuất",
    responsible: "Chịu trách nhiệm tại EU",
    identifier: "Mẫu hoặc lô",
  },
  winTitle: "Trúng sản phẩm này từ các hộp",
  winText: "Xác suất trúng sản phẩm này trong mỗi lượt mở.",
  chance: (probability: number) => `${oneIn(probability)} lượt mở`,
  percent: (probability: number) => percent(probability),
  similar: "Có thể bạn cũng thích",
  instead: "Sản phẩm tương tự còn hàng",
  missingTitle: "Không tìm thấy sản phẩm",
  missingText: "Có thể sản phẩm không còn bán, hoặc liên kết không đúng.",
  toShop: "Đến cửa hàng",
};
