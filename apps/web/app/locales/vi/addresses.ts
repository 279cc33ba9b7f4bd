import type { Translated } from "../texts.ts";
import type { addresses as english } from "../en/addresses.ts";

export const addresses: Translated<typeof english> = {
  add: "Thêm địa chỉ",
  addFirst: "Thêm địa chỉ của bạn",
  edit: (label: string) => `Sửa địa chỉ: ${label}`,
  addTitle: "Thêm địa chỉ",
  editTitle: "Sửa địa chỉ",
  save: "Lưu địa chỉ",
  saved: "Đã lưu địa chỉ",
  cancel: "Hủy",
  none: "Bạn chưa lưu địa chỉ nào.",
  full: (most: number) => `Bạn có thể lưu tối đa ${most} địa chỉ.`,
  isDefault: "Mặc định",
  labels: { Home: "Nhà riêng", Office: "Văn phòng", Other: "Khác" },
  fields: {
    label: "Loại địa chỉ",
    countryCode: "Quốc gia",
    firstName: "Tên",
    lastName: "Họ",
    company: "Công ty",
    street: "Tên đường",
    houseNumber: "Số nhà",
    addressLine2: "Căn hộ, tầng",
    postalCode: "Mã bưu chính",
    city: "Thành phố",
    state: "Bang hoặc vùng",
    phoneNumber: "Số điện thoại",
    isDefault: "Đặt làm địa chỉ mặc định",
  },
  notServed: (country: string) =>
    `Chúng tôi chưa giao hàng đến ${country}. Bạn cần một địa chỉ ở quốc gia khác để nạp tiền và mở hộp.`,
  postalHint: (example: string) => `Ví dụ ${example}`,
  postalMustBe: (label: string, example: string) => `${label} phải có dạng như ${example}`,
  more: "Công ty, căn hộ hoặc vùng",
  phoneHint: "Để đơn vị vận chuyển liên hệ khi giao hàng. Nhập kèm mã quốc gia.",
};
