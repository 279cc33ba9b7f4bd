import type { promoCode as english } from "../../en/promotions/code.ts";
import type { Translated } from "../../texts.ts";

export const promoCode: Translated<typeof english> = {
  use: "Dùng mã",
  label: "Mã",
  apply: "Áp dụng",
  remove: "Bỏ mã",
  used: (code) => `Mã ${code}`,
  takes: (amount) => `giảm ${amount}`,
  freeShipping: "Miễn phí giao hàng",
  refusals: {
    Unknown: "Chúng tôi không có mã này. Hãy kiểm tra lại cách viết.",
    UsedUp: "Mã này đã hết lượt dùng.",
    NotForThese: "Mã này không áp dụng cho các sản phẩm này.",
    BelowMinimum: "Các sản phẩm được áp dụng mã này chưa đủ giá trị.",
    FirstOrder: "Mã này chỉ dành cho đơn hàng đầu tiên.",
    SignIn: "Hãy đăng nhập để dùng mã này.",
    OnlySent: "Mã này chỉ dành cho đơn hàng được gửi đi.",
  },
};
