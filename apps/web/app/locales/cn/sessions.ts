import type { Translated } from "../texts.ts";
import type { sessions as english } from "../en/sessions.ts";

const countries = new Intl.DisplayNames("zh-CN", { type: "region" });

export const sessions: Translated<typeof english> = {
  title: "你的登录位置",
  lead: "每次登录最长保持 12 小时。有不认识的登录？请退出其他所有登录，然后修改密码。",
  here: "这个浏览器",
  country: (code: string) => countries.of(code) ?? code,
  signedIn: "登录时间",
  used: "最近使用",
  endOthers: "退出其他所有登录",
  onlyHere: "你没有在其他地方登录。",
  ended: (count: number) => `已结束其他 ${count} 个登录`,
};
