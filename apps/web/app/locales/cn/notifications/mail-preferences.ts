import type { Translated } from "../../texts.ts";
import type { mailPreferences as english } from "../../en/notifications/mail-preferences.ts";

export const mailPreferences: Translated<typeof english> = {
  title: "可选邮件",
  lead: "无论如何选择，你都可在账号中看到所有信息。",
  saved: "已保存",
  kinds: {
    openingsOfDay: { label: "拆盒确认", hint: "你拆盒的每一天一封邮件" },
    shipmentSent: { label: "发货通知", hint: "发出时、当天送达时，以及被承运商暂存时" },
    wishNews: { label: "心愿单", hint: "降价或补货时" },
  },
  always: {
    title: "必发邮件",
    lead: "法律要求发送或用于保护账号，因此无法关闭。",
    orders: { label: "订单与付款", hint: "确认、取消和退款" },
    security: { label: "安全", hint: "新登录、修改密码和两步验证" },
  },
};
