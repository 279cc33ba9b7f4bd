import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const launchTexts: Pick<Texts, "firstPassword" | "launchAsked" | "launchOpen" | "testMail"> = {
  firstPassword: ({ link, validMinutes }, { brand }) => ({
    subject: `为 ${brand} 设置密码`,
    heading: "你的商城已安装好",
    paragraphs: [`有人（可能就是你）安装了商城 ${brand}，并用这个邮箱创建了首个账号。该账号拥有商城的全部权限。`],
    action: { label: "设置密码", url: link },
    closing: [
      `链接只能使用一次，${validMinutes} 分钟内有效。过期后，请在登录页点击“忘记密码？”重新获取。`,
      "不是你本人？请忽略这封邮件：没有人知道这个账号的密码。",
    ],
  }),
  launchAsked: ({ link, unsubscribe }, { brand }) => ({
    subject: `${brand} 开业时通知你？`,
    heading: "开业时要通知你吗？",
    paragraphs: [`有人（可能就是你）请 ${brand} 在首批商品上架时给这个邮箱发一封邮件。`],
    action: { label: "好的，通知我", url: link },
    closing: [
      "不按按钮，就不会再收到邮件。通知只发一次，之后我们会删除你的邮箱地址。",
      `不是你本人，或改变主意了？在此删除邮箱地址：${unsubscribe}`,
    ],
  }),
  launchOpen: ({ link }, { brand }) => ({
    subject: `${brand} 开业了`,
    heading: "我们开业了",
    paragraphs: [`${brand} 的首批商品已上架，按你的要求通知你。`],
    action: { label: "去逛逛", url: link },
    closing: ["只有这一封邮件：我们已删除你的邮箱地址。"],
  }),
  testMail: ({ sentAtUtc }, { brand }) => ({
    subject: `${brand} 的测试邮件`,
    heading: "邮件功能正常",
    paragraphs: [`${brand} 的一位运营人员于 ${moment(sentAtUtc)} 发送了这封测试邮件。`],
    closing: ["你无需进行任何操作。"],
  }),
};
