import type { Translated } from "../texts.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "账号设置",
  tabs: "设置",
  names: { Profile: "资料", Addresses: "地址", Fairness: "公平", Notifications: "通知", Security: "安全" },
  profile: {
    title: "个人资料",
    userName: "用户名",
    email: "邮箱",
    fixed: "用户名和邮箱不能修改。",
    phoneNumber: "电话号码",
    phoneHint: "请带上国家代码，如 +31612345678",
    save: "保存资料",
    saved: "资料已保存",
  },
  addresses: {
    title: "你的地址",
    none: "你还没有地址。",
    remove: (label: string) => `删除地址：${label}`,
    removeTitle: "要删除这个地址吗？",
    removeText: "寄往该地址的订单和发货单会保留它。",
    keep: "保留地址",
    confirm: "删除地址",
    removed: "地址已删除",
    makeDefault: "设为默认",
    isDefaultNow: (label: string) => `“${label}”现在是你的默认地址`,
  },
  fairness: {
    title: "每次抽签中属于你的部分",
    lead: "你的客户端种子会参与每次开盒。你可以随时更改。",
  },
  security: {
    title: "修改密码",
    lead: "你在这里会保持登录，其他登录会话全部结束。",
    currentPassword: "当前密码",
    same: "新密码不能与当前密码相同",
    mustMatch: "两次输入的密码必须一致",
    save: "修改密码",
    saved: "密码已修改，其他登录会话已结束。",
  },
  unsaved: {
    title: "不保存就离开？",
    text: "你在这里的修改还没有保存。",
    stay: "留下",
    leave: "离开",
  },
};
