import type { Translated } from "../../texts.ts";
import type { receiptMail as english } from "../../en/fairness/receipt-mail.ts";

export const receiptMail: Translated<typeof english> = {
  title: "用邮件接收回执",
  lead: "清除这个浏览器的数据，其中的证明就没有了。邮件中的回执则归你所有：其中有每个签名，任何人都可以核对，不依靠我们。",
  label: "每次拆盒后，把回执发到我的邮箱",
  hint: "从你的下一次拆盒起，发到账号的邮箱。同几分钟内的回执会合并在一封邮件、一个文件里。",
  on: "每次拆盒的回执都会发到你的邮箱",
  off: "回执不再发到你的邮箱",
};
