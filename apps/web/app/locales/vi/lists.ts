import type { Translated } from "../texts.ts";
import type { lists as english } from "../en/lists.ts";
import { plural } from "./grammar.ts";

export const lists: Translated<typeof english> = {
  pages: "Các trang",
  previous: "Trang trước",
  next: "Trang sau",
  page: (number: number) => `Trang ${number}`,
  results: (count: number) => plural(count, { other: "# kết quả" }),
  clear: "Xóa bộ lọc",
  filters: "Bộ lọc",
  sort: "Sắp xếp theo",
  search: "Tìm kiếm",
  clearSearch: "Xóa tìm kiếm",
  searchFor: (text: string) => `“${text}”`,
  price: "Giá",
  min: "Từ",
  max: "Đến",
  minPrice: "Giá thấp nhất, tính bằng euro",
  maxPrice: "Giá cao nhất, tính bằng euro",
  priceFrom: (amount: string) => `Từ ${amount}`,
  priceTo: (amount: string) => `Đến ${amount}`,
  priceBetween: (low: string, high: string) => `${low} đến ${high}`,
  priceFaults: {
    amount: "Giá phải là số tiền, ví dụ 12,50",
    order: "Giá cao nhất không được nhỏ hơn giá thấp nhất",
  },
  chosen: "Bộ lọc đang dùng",
  remove: (what: string) => `Bỏ: ${what}`,
  show: (results: string) => `Xem ${results}`,
};
