import type { Translated } from "../../texts.ts";
import type { receiptMail as english } from "../../en/fairness/receipt-mail.ts";

export const receiptMail: Translated<typeof english> = {
  title: "一份谁也收不回的副本",
  lead: "这个浏览器保存的内容，数据一清除就没有了。邮件则归你所有：其中有每个签名，任何人都可以不依靠我们来核对它。",
  label: "把每次拆盒的回执发到我的邮箱",
  hint: "从你的下一次拆盒起，发到账号的邮箱。几分钟内的回执会合并在一封邮件、一个文件里。",
  on: "从现在起，回执会发到邮箱",
  off: "回执不再发到邮箱",
};
