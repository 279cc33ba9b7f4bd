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
    Data: "Dữ liệu của bạn",
  },
  profile: {
    title: "Thông tin cá nhân",
    userName: "Tên đăng nhập",
    email: "Email",
    fixed: "Không thể đổi tên đăng nhập và email.",
    phoneNumber: "Số điện thoại",
    phoneHint: "Nhập kèm mã quốc gia, ví dụ +31612345678",
    save: "Lưu hồ sơ",
    saved: "Đã lưu hồ sơ",
  },
  addresses: {
    title: "Địa chỉ của bạn",
    none: "Bạn chưa lưu địa chỉ nào.",
    remove: (label: string) => `Xóa địa chỉ: ${label}`,
    removeTitle: "Xóa địa chỉ này?",
    removeText: "Đơn hàng và kiện hàng hiện có không bị ảnh hưởng.",
    keep: "Giữ địa chỉ",
    confirm: "Xóa địa chỉ",
    removed: "Đã xóa địa chỉ",
    makeDefault: "Đặt làm mặc định",
    isDefaultNow: (label: string) => `${label} hiện là địa chỉ mặc định của bạn`,
  },
  fairness: {
    title: "Phần của bạn trong mỗi lần rút",
    lead: "Hạt giống máy khách của bạn là một phần của mọi lượt mở. Bạn có thể đổi bất cứ lúc nào.",
  },
  security: {
    title: "Đổi mật khẩu",
    lead: "Khi đổi, bạn sẽ bị đăng xuất ở mọi nơi khác.",
    currentPassword: "Mật khẩu hiện tại",
    same: "Mật khẩu mới phải khác mật khẩu hiện tại",
    mustMatch: "Hai mật khẩu không khớp",
    save: "Đổi mật khẩu",
    saved: "Đã đổi mật khẩu. Bạn đã bị đăng xuất ở mọi nơi khác.",
  },
  unsaved: {
    title: "Rời trang mà không lưu?",
    text: "Bạn có thay đổi chưa được lưu.",
    stay: "Ở lại",
    leave: "Rời trang",
  },
};
