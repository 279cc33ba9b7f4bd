import type { Translated } from "../../texts.ts";
import type { notifications as english } from "../../en/notifications/notifications.ts";

export const notifications: Translated<typeof english> = {
  title: "Thông báo",
  unread: (shown: string) => `Thông báo, ${shown} chưa đọc`,
  tabs: { label: "Loại thông báo", all: "Tất cả", unread: "Chưa đọc", archived: "Đã lưu trữ" },
  markAllRead: "Đánh dấu tất cả là đã đọc",
  markRead: "Đánh dấu là đã đọc",
  viewAll: "Xem tất cả",
  preferences: "Tùy chọn email",
  empty: {
    all: "Không có thông báo nào",
    unread: "Bạn đã đọc hết",
    archived: "Không có thông báo đã lưu trữ",
  },
  open: "Mở",
  archive: "Lưu trữ",
  earlier: (count: number) => `${count} thông báo trước đó`,
};
