import type { Translated } from "../../texts.ts";
import type { receiptMail as english } from "../../en/fairness/receipt-mail.ts";

export const receiptMail: Translated<typeof english> = {
  title: "Biên nhận qua email",
  lead: "Những gì trình duyệt này giữ sẽ mất khi dữ liệu của nó bị xóa. Còn email là của bạn: trong đó có mọi chữ ký, và ai cũng có thể kiểm tra mà không cần chúng tôi.",
  label: "Gửi biên nhận của mỗi lượt mở qua email",
  hint: "Đến địa chỉ email của tài khoản, từ lượt mở tiếp theo. Biên nhận trong vài phút được gộp vào một email, với một tệp.",
  on: "Từ giờ biên nhận sẽ được gửi qua email",
  off: "Biên nhận sẽ không còn được gửi qua email",
};
