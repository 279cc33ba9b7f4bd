import type { Translated } from "../../texts.ts";
import type { unsubscribe as english } from "../../en/notifications/unsubscribe.ts";

export const unsubscribe: Translated<typeof english> = {
  titles: {
    openingsOfDay: "不再接收每日拆盒确认邮件？",
    shipmentSent: "不再接收发货通知邮件？",
    wishNews: "不再接收心愿单邮件？",
  },
  text: "你仍可在账号中看到这些信息。",
  submit: "不再接收",
  done: "你不会再收到这类邮件。你可以在邮件设置中重新开启。",
  preferences: "邮件设置",
  unknown: "链接无效。你可以在邮件设置中关闭这类邮件。",
};
