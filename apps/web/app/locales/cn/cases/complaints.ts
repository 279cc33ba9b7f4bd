import type { complaints as english } from "../../en/cases/complaints.ts";
import type { Translated } from "../../texts.ts";

export const complaints: Translated<typeof english> = {
  title: "投诉",
  description: (brand) => `如何向 ${brand} 投诉、何时得到答复，以及还有谁能帮助你。`,
  limits: (days) => `我们会立即发送邮件确认收到你的投诉，并在 ${days} 天内答复。无需账号。`,
  byMail: "或写信至",
  adr: "如果未能达成一致",
  body: "你可以求助于以下替代性争议解决机构：",
  noBody: "你可以求助于你所在国家的消费者咨询机构或替代性争议解决机构。",
  name: "姓名",
  reference: "订单号或运单号",
  text: "发生了什么？",
  send: "提交投诉",
  sent: (number, day) => `我们已收到你的投诉，编号为 ${number}。你现在会收到一封邮件，我们会在 ${day} 前答复。`,
};
