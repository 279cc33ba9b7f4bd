import type { PayloadOf } from "../../kinds.ts";

/** `text` is the part of a sentence that follows the time of the change. */
export const factorTexts: Record<PayloadOf<"factorChanged">["change"], { subject: string; text: string }> = {
  authenticatorAdded: { subject: "已添加身份验证器应用", text: "你的账号添加了一个身份验证器应用。" },
  authenticatorRemoved: { subject: "已移除身份验证器应用", text: "你的账号移除了身份验证器应用。" },
  passkeyAdded: { subject: "已添加通行密钥", text: "你的账号添加了一个通行密钥。" },
  passkeyRemoved: { subject: "已移除通行密钥", text: "你的账号移除了一个通行密钥。" },
  recoveryCodeUsed: { subject: "已使用恢复码", text: "你账号的一个恢复码被使用了。" },
  recoveryCodesRenewed: { subject: "新的恢复码", text: "你的账号生成了新的恢复码，旧的恢复码已失效。" },
  factorsReset: {
    subject: "两步登录已关闭",
    text: "我们关闭了你账号的两步登录，并退出了所有登录。你现在只凭密码即可登录。",
  },
  codesGuessed: {
    subject: "有人在猜测你的验证码",
    text: "有人在你登录的第二步多次输入错误的验证码。能走到这一步，说明对方知道你的密码，或正在使用你已登录的浏览器。",
  },
};
