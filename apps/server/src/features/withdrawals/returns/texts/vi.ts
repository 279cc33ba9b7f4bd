import type { LabelTexts } from "./catalogue.ts";

export const vi: LabelTexts = {
  title: (number) => `Trả hàng ${number}`,
  number: "Trả hàng",
  order: "Đơn hàng hoặc lô hàng",
  reason: "Lý do",
  reasons: {
    Withdrawal: "Đổi ý",
    Damaged: "Bị hỏng",
    Wrong: "Sai món",
    NotAsDescribed: "Không đúng mô tả",
  },
  sendBy: "Gửi trước ngày",
  from: "Người gửi",
  to: "Người nhận",
  lines: "Trong bưu kiện",
  item: "Món hàng",
  quantity: "SL",
  allOfIt: "Những gì bạn trả lại",
  steps: [
    "Đặt tờ này vào bưu kiện hoặc dán bên ngoài. Mã số cho chúng tôi biết bưu kiện là của ai.",
    "Ghi địa chỉ người nhận lên bưu kiện và giữ biên nhận của hãng vận chuyển: đó là bằng chứng bạn đã gửi.",
  ],
  shopPays: "Cửa hàng trả phí gửi lại. Hãy giữ biên nhận: chúng tôi hoàn lại chi phí đó.",
  personPays: "Bạn trả phí gửi lại, trừ khi cửa hàng đã thông báo khác.",
  code: (number) => `Mã QR của lần trả hàng ${number}`,
  page: "Trang {page}/{pages}",
};
