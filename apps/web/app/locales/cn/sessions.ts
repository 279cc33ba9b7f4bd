import type { Translated } from "../texts.ts";
import type { sessions as english } from "../en/sessions.ts";

const countries = new Intl.DisplayNames("zh-CN", { type: "region" });

export const sessions: Translated<typeof english> = {
  title: "登录设备",
  lead: "每次登录最长保持 12 小时。发现陌生登录？请退出其他所有登录，然后修改密码。",
  here: "这个浏览器",
  country: (code: string) => countries.of(code) ?? code,
  signedIn: "登录时间",
  used: "最近使用",
  endOthers: "退出其他所有登录",
  onlyHere: "没有其他登录。",
  ended: (count: number) => `已退出其他 ${count} 个登录`,
};
