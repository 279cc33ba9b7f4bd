import type { Translated } from "../texts.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "Cài đặt tài khoản",
  tabs: "Cài đặt",
  names: {
    Profile: "Hồ sơ",
    Addresses: "Địa chỉ",
    Fairness: "Công bằng",
    Notifications: "Thông báo",
    Security: "Bảo mật",
  },
  profile: {
    title: "Về bạn",
    userName: "Tên đăng nhập",
    email: "Email",
    fixed: "Không thể đổi tên đăng nhập và email.",
    phoneNumber: "Số điện thoại",
    phoneHint: "Kèm mã quốc gia, ví dụ +31612345678",
    save: "Lưu hồ sơ",
    saved: "Đã lưu hồ sơ",
  },
  addresses: {
    title: "Địa chỉ của bạn",
    none: "Bạn chưa có địa chỉ nào.",
    remove: (label: string) => `Xóa địa chỉ: ${label}`,
    removeTitle: "Xóa địa chỉ này?",
    removeText: "Các đơn hàng và kiện hàng đã gửi đến đó vẫn giữ địa chỉ này.",
    keep: "Giữ địa chỉ",
    confirm: "Xóa địa chỉ",
    removed: "Đã xóa địa chỉ",
    makeDefault: "Đặt làm mặc định",
    isDefaultNow: (label: string) => `${label} hiện là địa chỉ mặc định của bạn`,
  },
  fairness: {
    title: "Phần của bạn trong mỗi lần rút",
    lead: "Hạt giống máy khách của bạn góp vào mỗi lượt mở. Bạn có thể đổi bất cứ lúc nào.",
  },
  security: {
    title: "Đổi mật khẩu",
    lead: "Bạn vẫn đăng nhập ở đây. Mọi phiên khác sẽ kết thúc.",
    currentPassword: "Mật khẩu hiện tại",
    same: "Mật khẩu mới phải khác mật khẩu hiện tại",
    mustMatch: "Hai mật khẩu phải giống nhau",
    save: "Đổi mật khẩu",
    saved: "Đã đổi mật khẩu. Các phiên khác đã kết thúc.",
  },
  unsaved: {
    title: "Rời đi mà không lưu?",
    text: "Những gì bạn thay đổi ở đây chưa được lưu.",
    stay: "Ở lại",
    leave: "Rời đi",
  },
};
