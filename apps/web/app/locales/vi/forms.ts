import type { Translated } from "../texts.ts";
import type { forms as english } from "../en/forms.ts";

export const forms: Translated<typeof english> = {
  rules: {
    required: (label) => `${label} là thông tin bắt buộc`,
    personName: (label) => `${label} phải gồm 1 đến 50 chữ cái, dấu cách, ' - hoặc .`,
    email: (label) => `${label} phải là một địa chỉ email hợp lệ`,
    atMost254: (label) => `${label} dài tối đa 254 ký tự`,
    atMost100: (label) => `${label} dài tối đa 100 ký tự`,
    userName: (label) => `${label} phải gồm 3 đến 20 chữ cái, chữ số hoặc _ . - và bắt đầu bằng chữ cái hoặc chữ số`,
    passwordLength: (label) => `${label} phải dài 10 đến 128 ký tự`,
    street: (label) => `${label} phải dài 2 đến 100 ký tự`,
    houseNumber: (label) => `${label} dài tối đa 10 ký tự và phải có chữ số`,
    postalCode: (label) => `${label} phải gồm 3 đến 10 chữ cái và chữ số`,
    city: (label) => `${label} phải dài 2 đến 80 ký tự`,
    phoneNumber: (label) => `${label} phải ở dạng quốc tế, ví dụ +31612345678`,
    clientSeedLength: (label) => `${label} phải dài 1 đến 64 ký tự`,
    orderNumber: (label) => `${label} phải là O- hoặc S- và mười hai chữ số`,
    noControls: (label) => `${label} không được chứa ký tự vô hình`,
  },
  optional: "không bắt buộc",
  showPassword: "Hiện mật khẩu",
  hidePassword: "Ẩn mật khẩu",
  fields: {
    emailOrUserName: "Email hoặc tên đăng nhập",
    password: "Mật khẩu",
    newPassword: "Mật khẩu mới",
    repeatPassword: "Nhập lại mật khẩu",
    firstName: "Tên",
    lastName: "Họ",
    email: "Email",
    userName: "Tên đăng nhập",
  },
};
