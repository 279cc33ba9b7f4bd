import type { rightsTexts as english } from "../../en/operators/rights.ts";
import type { Translated } from "../../texts.ts";

export const rightsTexts: Translated<typeof english> = {
  changed: {
    text: "你的权限已更改。菜单已显示你可以执行的操作；重新加载页面即可在此使用。",
    reload: "重新加载",
  },
  granted: {
    title: "你现在是运营人员",
    text: "你已获得管理后台的访问权限。请重新登录后使用。",
    signIn: "重新登录",
  },
};
