import type { Translated } from "../texts.ts";
import type { forms as english } from "../en/forms.ts";

export const forms: Translated<typeof english> = {
  rules: {
    required: (label) => `请填写${label}`,
    personName: (label) => `${label}须为 1 至 50 个文字、空格或 ' - .`,
    email: (label) => `${label}须为有效的邮箱地址`,
    atMost254: (label) => `${label}最多 254 个字符`,
    atMost100: (label) => `${label}最多 100 个字符`,
    userName: (label) => `${label}须为 3 至 20 个英文字母、数字或 _ . -，并以英文字母或数字开头`,
    passwordLength: (label) => `${label}须为 10 至 128 个字符`,
    street: (label) => `${label}须为 2 至 100 个字符`,
    houseNumber: (label) => `${label}最多 10 个字符，并须含有数字`,
    postalCode: (label) => `${label}须为 3 至 10 个字母或数字`,
    city: (label) => `${label}须为 2 至 80 个字符`,
    phoneNumber: (label) => `${label}须为国际格式，如 +31612345678`,
    clientSeedLength: (label) => `${label}须为 1 至 64 个字符`,
    orderNumber: (label) => `${label}须为 O- 或 S- 加十二位数字`,
    noControls: (label) => `${label}不能含有不可见字符`,
  },
  optional: "选填",
  showPassword: "显示密码",
  hidePassword: "隐藏密码",
  fields: {
    emailOrUserName: "邮箱或用户名",
    password: "密码",
    newPassword: "新密码",
    repeatPassword: "再次输入密码",
    firstName: "名",
    lastName: "姓",
    email: "邮箱",
    userName: "用户名",
  },
};
