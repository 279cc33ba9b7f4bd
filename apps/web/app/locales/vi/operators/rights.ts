import type { rightsTexts as english } from "../../en/operators/rights.ts";
import type { Translated } from "../../texts.ts";

export const rightsTexts: Translated<typeof english> = {
  changed: {
    text: "Quyền của bạn đã thay đổi. Menu đã hiển thị những gì bạn được làm; hãy tải lại trang để dùng tại đây.",
    reload: "Tải lại",
  },
  granted: {
    title: "Bạn đã là người vận hành",
    text: "Bạn đã được cấp quyền vào trang quản trị. Hãy đăng nhập lại để sử dụng.",
    signIn: "Đăng nhập lại",
  },
};
