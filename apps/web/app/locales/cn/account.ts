import type { Translated } from "../texts.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "账号设置",
  tabs: "设置",
  names: {
    Profile: "资料",
    Addresses: "地址",
    Fairness: "公平",
    Notifications: "通知",
    Security: "安全",
    Data: "你的数据",
  },
  profile: {
    title: "个人资料",
    userName: "用户名",
    email: "邮箱",
    fixed: "用户名和邮箱不能修改。",
    phoneNumber: "电话号码",
    phoneHint: "请填写国际区号，如 +31612345678",
    save: "保存资料",
    saved: "资料已保存",
  },
  addresses: {
    title: "你的地址",
    none: "还没有保存的地址。",
    remove: (label: string) => `删除地址：${label}`,
    removeTitle: "要删除这个地址吗？",
    removeText: "现有的订单和发货单不受影响。",
    keep: "保留地址",
    confirm: "删除地址",
    removed: "地址已删除",
    makeDefault: "设为默认",
    isDefaultNow: (label: string) => `“${label}”已设为默认地址`,
  },
  fairness: {
    title: "每次抽签都有你的一份",
    lead: "你的客户端种子参与每次拆盒，随时可以更改。",
  },
  security: {
    title: "修改密码",
    lead: "修改后，其他所有登录都会退出。",
    currentPassword: "当前密码",
    same: "新密码不能与当前密码相同",
    mustMatch: "两次输入的密码不一致",
    save: "修改密码",
    saved: "密码已修改，其他所有登录均已退出。",
  },
  unsaved: {
    title: "要不保存就离开吗？",
    text: "你的修改尚未保存。",
    stay: "留在此页",
    leave: "离开",
  },
};
