import type { account as english } from "../../en/account/overview.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts of the overview of a customer's account. */
export const account: Translated<typeof english> = {
  lead: (name: string) => `Đã đăng nhập với tên ${name}`,
  balance: { title: "Số dư", statement: "Sao kê", topUp: "Nạp tiền" },
  inventory: {
    title: "Kho đồ",
    all: "Xem tất cả",
    pieces: (count: number) => plural(count, { other: "# sản phẩm" }),
    worth: "Trị giá",
    boxes: "Xem các hộp",
    best: "Sản phẩm giá trị nhất của bạn",
  },
  limits: {
    title: "Giới hạn và tạm nghỉ",
    all: "Quản lý",
    none: "Chưa đặt giới hạn",
    why: "Quyết định trước bạn có thể chi bao nhiêu.",
    break: "Đang tạm nghỉ",
    until: (time: string) => `Đến ${time}`,
  },
  parcels: {
    title: "Đang trên đường",
    all: "Tất cả kiện hàng",
    ship: "Giao sản phẩm",
    none: "Không có gì đang trên đường. Bạn có thể yêu cầu giao sản phẩm trong kho đồ bất cứ lúc nào.",
  },
  orders: {
    title: "Đơn hàng gần đây",
    all: "Tất cả đơn hàng",
    none: "Chưa có đơn hàng nào.",
    toShop: "Đến cửa hàng",
  },
};
