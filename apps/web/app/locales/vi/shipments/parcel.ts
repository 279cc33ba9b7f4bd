import type { parcel as english } from "../../en/shipments/parcel.ts";
import type { Translated } from "../../texts.ts";

const steps = { Ordered: "Đã đặt", Shipping: "Đang đóng gói", Shipped: "Đang giao", Delivered: "Đã giao" };

const carrier = {
  InTransit: "Đang vận chuyển",
  OutForDelivery: "Đang đi giao",
  Held: "Đơn vị vận chuyển đang giữ",
  Returning: "Đang quay về chỗ chúng tôi",
  Delivered: "Đã giao",
};

export const parcel: Translated<typeof english> = {
  arrives: (days) => `Dự kiến giao ${days}`,
  arrivesBy: (day) => `Dự kiến giao chậm nhất ${day}`,
  promised: (days) => `Đã hẹn giao ${days}`,
  delivered: (day) => `Đã giao ${day}`,
  workingDays: "Đã hẹn khi bạn thanh toán. Không tính cuối tuần và ngày lễ.",
  unpaid: "Chúng tôi cho bạn biết ngày giao khi đơn được thanh toán.",
  late: (day) => `Kiện hàng này được hẹn chậm nhất ${day}, và chúng tôi chưa biết là nó đã đến.`,
  lateShort: (day) => `Trễ: đã hẹn chậm nhất ${day}`,
  lateHint: "Rất xin lỗi bạn. Hãy viết cho chúng tôi để chúng tôi tìm, hoặc rút khỏi đơn hàng.",
  contact: "Viết cho chúng tôi",
  progress: "Tiến độ",
  steps,
  carrier,
  today: "Đến hôm nay",
  held: "Đang chờ ở đơn vị vận chuyển",
  heldHint: "Có thể đơn vị vận chuyển cần bạn: hãy xem trên trang của họ điểm nhận hàng hoặc yêu cầu của hải quan.",
  returning: "Đang quay về chỗ chúng tôi",
  returningHint: "Đơn vị vận chuyển đang mang kiện hàng về. Hãy viết cho chúng tôi để chúng tôi tìm lý do.",
  next: {
    title: "Tiếp theo là gì",
    packed: "Chúng tôi đóng gói đơn hàng của bạn.",
    sent: "Bạn nhận email có mã vận đơn khi hàng được gửi đi.",
    arrives: "Hàng đến tận cửa nhà bạn.",
    withdraw: "Đổi ý? Bạn có 14 ngày kể từ ngày giao hàng.",
  },
  account: "Muốn xem mọi đơn hàng ở một nơi?",
  createAccount: "Tạo tài khoản",
};
