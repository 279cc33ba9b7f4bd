import type { Translated } from "../../../texts.ts";
import type { happenings as english } from "../../../en/dashboard/notifications/happenings.ts";

/** Texts of notifications to operators. Text between asterisks is bold. */
export const happenings: Translated<typeof english> = {
  categories: {
    shipments: "Kiện hàng",
    catalogue: "Hàng hóa",
    payments: "Thanh toán",
    boxes: "Hộp",
    approvals: "Phê duyệt",
    cases: "Vụ việc",
  },
  orderWaiting: (number: string) => `Kiện hàng *${number}* đang chờ duyệt`,
  stocksLow: (count: number) => `*${count} sản phẩm* sắp hết hàng`,
  boxesShort: (count: number) => `*${count} hộp đang mở* hứa hẹn nhiều hơn số hàng cửa hàng có`,
  stockLow: (name: string, available: number) =>
    available === 0 ? `*${name}* đã hết hàng` : `*${name}* chỉ còn *${available}*`,
  captureQuarantined: (id: string) => `Khoản thanh toán *${id}* không thuộc đơn hàng nào`,
  refundFailed: "Đơn vị thanh toán *đã từ chối một khoản hoàn tiền*",
  approvalWaiting: (name: string) => `*${name}* đã gửi yêu cầu phê duyệt`,
  approvalDecided: (isApproved: boolean) => `Yêu cầu của bạn *đã ${isApproved ? "được duyệt" : "bị từ chối"}*`,
  approvalExpired: "*Yêu cầu của bạn đã hết hạn* mà chưa được quyết định",
  boxesKept: (count: number) =>
    `*${count} hộp đang mở giữ nguyên tỷ lệ*: thao tác hàng loạt không cho kết quả đã được duyệt`,
  complaintReceived: (number: string) => `Khiếu nại mới: *${number}*`,
  complaintDue: (number: string) => `Khiếu nại *${number}* cần được trả lời trong ba ngày`,
  complaintOverdue: (number: string) => `Khiếu nại *${number}* đã quá hạn trả lời`,
  identityWaiting: "*Một danh tính* đang chờ kiểm tra",
  payoutWaiting: (amount: string) => `*Khoản chi trả ${amount}* đang chờ quyết định`,
  boxStrays: (name: string) => `*${name}* không trả thưởng đúng với tỷ lệ`,
};
