import type { Translated } from "../../texts.ts";
import type { receiptMail as english } from "../../en/fairness/receipt-mail.ts";

export const receiptMail: Translated<typeof english> = {
  title: "Biên nhận qua email",
  lead: "Nếu bạn xóa dữ liệu của trình duyệt này, bằng chứng trong đó cũng mất. Biên nhận qua email thì bạn giữ được: trong đó có mọi chữ ký, và ai cũng kiểm tra được mà không cần chúng tôi.",
  label: "Gửi biên nhận của mỗi lượt mở qua email",
  hint: "Gửi đến email của tài khoản, từ lượt mở tiếp theo. Biên nhận trong cùng vài phút được gộp vào một email, với một tệp.",
  on: "Chúng tôi sẽ gửi biên nhận của mỗi lượt mở qua email",
  off: "Chúng tôi sẽ không gửi biên nhận qua email nữa",
};
