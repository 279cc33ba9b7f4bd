import type { Translated } from "../../texts.ts";
import type { mailPreferences as english } from "../../en/notifications/mail-preferences.ts";

export const mailPreferences: Translated<typeof english> = {
  title: "Email tùy chọn",
  lead: "Dù bạn chọn gì ở đây, bạn vẫn thấy tất cả trong tài khoản của mình.",
  saved: "Đã lưu",
  kinds: {
    openingsOfDay: { label: "Xác nhận các lượt mở", hint: "Một email cho mỗi ngày bạn mở hộp" },
    shipmentSent: {
      label: "Kiện hàng đang trên đường",
      hint: "Khi hàng được gửi đi, khi đến trong ngày và khi bị giữ lại",
    },
    wishNews: { label: "Danh sách yêu thích", hint: "Khi giá giảm hoặc có hàng trở lại" },
  },
  always: {
    title: "Email luôn được gửi",
    lead: "Luật yêu cầu hoặc chúng bảo vệ tài khoản của bạn, nên không thể tắt.",
    orders: { label: "Đơn hàng và thanh toán", hint: "Xác nhận, hủy và hoàn tiền" },
    security: { label: "Bảo mật", hint: "Đăng nhập mới, đổi mật khẩu và đăng nhập hai bước" },
  },
};
