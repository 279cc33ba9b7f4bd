import type { Translated } from "../../texts.ts";
import type { notifications as english } from "../../en/dashboard/notifications.ts";

export const notifications: Translated<typeof english> = {
  title: "Thông báo",
  tabs: { label: "Loại thông báo", all: "Tất cả", unread: "Chưa đọc", archived: "Đã lưu trữ" },
  markAllRead: "Đánh dấu tất cả là đã đọc",
  markRead: "Đánh dấu là đã đọc",
  viewAll: "Xem tất cả",
  empty: {
    all: "Không có thông báo nào",
    unread: "Bạn đã đọc hết",
    archived: "Không có thông báo đã lưu trữ",
  },
  actions: {
    accept: "Chấp nhận",
    decline: "Từ chối",
    reply: "Trả lời",
    download: "Tải xuống",
    pay: "Thanh toán",
  },
  sample: (action: string) => `${action}: đây là mẫu nên không có gì khác xảy ra`,
};
