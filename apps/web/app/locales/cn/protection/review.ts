import type { review as english } from "../../en/protection/review.ts";
import type { Translated } from "../../texts.ts";

export const review: Translated<typeof english> = {
  title: "待核验身份",
  lead: "将证件与用户填写的内容进行比较。作出决定后照片会被删除。",
  look: "请查看每张照片：否则无法通过核验。",
  nothing: "没有等待决定的内容。",
  name: "姓名",
  birthDate: "出生日期",
  residence: "居住国家",
  asked: "提交时间",
  checks: "核验次数",
  refused: "之前的拒绝",
  shared: "此姓名和出生日期已在另一个账户中通过验证。请在决定前进行比较。",
  other: "其他账户",
  show: (picture: string) => `查看：${picture}`,
  result: "决定",
  results: { Verified: "验证", Refused: "拒绝" },
  verified: (until: string) => `验证有效期至 ${until}。你可以撤回。`,
  onDocument: "证件上的出生日期",
  until: "证件有效期至",
  refusal: "告知用户的原因",
  reason: "审计日志中的原因",
  decide: "作出决定",
  takeBack: "撤回验证",
  done: "已作出决定",
};
