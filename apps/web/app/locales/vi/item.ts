import type { Translated } from "../texts.ts";
import type { item as english } from "../en/item.ts";
import { oneIn, percent } from "./grammar.ts";

export const item: Translated<typeof english> = {
  description: (name: string, price: string) => `${name}, giá ${price}.`,
  path: "Bạn đang ở đây",
  pictures: "Hình ảnh",
  picture: (number: number, total: number) => `Ảnh ${number}/${total}`,
  by: (brand: string) => `Thương hiệu: ${brand}`,
  inStock: "Còn hàng",
  stock: (count: number) => `Còn ${count} sản phẩm`,
  soldOutText: "Đã hết hàng. Có thể sẽ có lại.",
  notSold: "Không bán. Chỉ có thể trúng từ hộp.",
  buyNow: "Mua ngay",
  quantity: "Số lượng",
  fewer: "Bớt một",
  more: "Thêm một",
  atMost: (most: number) => `Tối đa ${most}`,
  delivery: (price: string) => `Giao hàng trong 3–5 ngày làm việc, phí ${price} mỗi đơn`,
  winTitle: "Có thể trúng từ các hộp này",
  winText: "Xác suất một lượt mở cho bạn sản phẩm này.",
  chance: (probability: number) => `${oneIn(probability)} lượt mở`,
  percent: (probability: number) => percent(probability),
  related: (category: string) => `Sản phẩm khác trong ${category}`,
  missingTitle: "Không có sản phẩm này",
  missingText: "Có thể cửa hàng không còn bán sản phẩm này, hoặc địa chỉ trang chưa đúng.",
  toShop: "Đến cửa hàng",
};
