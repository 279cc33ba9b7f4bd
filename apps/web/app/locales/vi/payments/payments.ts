import type { Translated } from "../../texts.ts";
import type { payments as english } from "../../en/payments/payments.ts";

export const payments: Translated<typeof english> = {
  pay: (amount: string) => `Thanh toán ${amount}`,
  formLabel: "Biểu mẫu thanh toán",
  formNote: "Thông tin thẻ của bạn được gửi thẳng đến đơn vị thanh toán. Chúng tôi không bao giờ thấy.",
  accountNote: "Thông tin tài khoản của bạn được gửi thẳng đến đơn vị thanh toán. Chúng tôi không bao giờ thấy.",
  formLost: "Không tải được biểu mẫu thanh toán.",
  wait: {
    checking: "Đang kiểm tra khoản thanh toán…",
    checkingText: "Vui lòng chờ một lát.",
    pending: "Đang chờ ngân hàng của bạn",
    pendingText: "Bạn không cần làm gì. Chúng tôi đang tự động kiểm tra.",
    late: "Ngân hàng của bạn xử lý lâu hơn thường lệ",
    lateText: "Chúng tôi sẽ gửi email cho bạn ngay khi ngân hàng trả lời. Bạn có thể rời trang này.",
    days: "Ngân hàng của bạn đang xử lý khoản thanh toán",
    daysText:
      "Việc này mất tối đa năm ngày làm việc. Chúng tôi sẽ gửi email ngay khi có kết quả. Bạn không cần làm gì và có thể rời trang này.",
    missing: "Không tìm thấy khoản thanh toán nào để kiểm tra",
    error: "Không kiểm tra được khoản thanh toán của bạn",
    errorText: "Khoản thanh toán của bạn không bị mất. Ngân hàng cũng sẽ xác nhận trực tiếp với chúng tôi.",
  },
  formClosed: "Khoản thanh toán này đã hết hạn. Vui lòng bắt đầu lại.",
};
