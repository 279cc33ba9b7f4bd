import type { Translated } from "../../../texts.ts";
import type { sampleNotifications as english } from "../../../en/dashboard/notifications/sample-notifications.ts";

/** The sample notifications of the demo shop. Text between asterisks is bold. */
export const sampleNotifications: Translated<typeof english> = {
  actions: {
    accept: "Chấp nhận",
    decline: "Từ chối",
    reply: "Trả lời",
    download: "Tải xuống",
    pay: "Thanh toán",
  },
  sample: (action: string) => `${action}: đây là mẫu nên không có gì khác xảy ra`,
  mark: "Mẫu",
  sources: {
    label: "Thông báo nào",
    samples: "Thông báo mẫu",
    shop: (unread: number) => (unread === 0 ? "Cửa hàng này" : `Cửa hàng này, ${unread} chưa đọc`),
  },
  categories: {
    communication: "Trao đổi",
    orders: "Đơn hàng",
    shipments: "Kiện hàng",
    catalogue: "Hàng hóa",
    files: "Tệp",
    payments: "Thanh toán",
  },
  titles: {
    friend: (name: string) => `*${name}* muốn kết nối`,
    project: (name: string, project: string) => `*${name}* đã nhắc đến bạn trong *${project}*`,
    file: (name: string, file: string) => `*${name}* đã tải lên *${file}*`,
    tags: (name: string, tag: string) => `*${name}* đã gắn thẻ *${tag}*`,
    payment: (name: string, amount: string) => `*${name}* yêu cầu thanh toán *${amount}*`,
    packing: (number: string) => `Đơn hàng *${number}* đang chờ đóng gói`,
    placed: (number: string) => `Đơn hàng *${number}* đã được đặt`,
    chat: (count: number) => `*${count} tin nhắn* chưa đọc`,
    mail: (from: string) => `Email mới từ *${from}*`,
    onItsWay: (number: string) => `Kiện hàng *${number}* đang trên đường giao`,
    delivered: (number: string) => `Kiện hàng *${number}* đã được giao`,
  },
  projects: { spring: "Danh mục mùa xuân", summer: "Hộp mùa hè" },
  quotes: {
    covers: "Bạn xem giúp hai mẫu bìa trước thứ Sáu được không? Mình nghiêng về mẫu tối hơn.",
    odds: "Tỷ lệ của hộp mới giờ đã khớp tổng. Bạn sẵn sàng thì mình làm tiếp.",
  },
  tags: { boxes: "Hộp", artwork: "Hình ảnh", spring: "Mùa xuân", prices: "Giá", stock: "Tồn kho" },
  senders: { support: "bộ phận hỗ trợ", supplier: "nhà cung cấp Nordwind", carrier: "đơn vị vận chuyển" },
};
