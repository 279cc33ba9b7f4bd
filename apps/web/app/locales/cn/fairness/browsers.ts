import type { Translated } from "../../texts.ts";
import type { browsers as english } from "../../en/fairness/browsers.ts";

export const browsers: Translated<typeof english> = {
  title: "可以替你拆盒的浏览器",
  lead: "你的每个浏览器都用自己的密钥为拆盒签名。请移除你不认识的浏览器。",
  none: "还没有浏览器。",
  added: "添加时间",
  used: "最近使用",
  unused: "尚未使用",
  remove: (name: string, day: string) => `移除浏览器：${name}，${day} 添加`,
  removeTitle: "要移除这个浏览器吗？",
  removeText: "它完成的拆盒仍然有效，但在重新添加之前，它不能再开始新的拆盒。",
  removeAdvice: "不认识它？请同时修改密码，其他人的登录都会因此退出。",
  keep: "保留浏览器",
  confirm: "移除浏览器",
  removed: "浏览器已移除",
};
