import type { Translated } from "../texts.ts";
import type { auth as english } from "../en/auth.ts";

export const auth: Translated<typeof english> = {
  needHelp: "需要帮助？",
  pitch: (brand: string) => `${brand} 在拆盒前公示所有概率`,
  pitchLine: "拆盒之后，你的浏览器会验证每一次结果。",
  signIn: {
    title: (brand: string) => `登录 ${brand}`,
    pageTitle: "登录",
    submit: "登录",
    noAccount: "还没有账号？",
    toSignUp: "注册账号",
    forgot: "忘记密码？",
    noToken: "响应中没有令牌",
    signedInAs: (name: string) => `已登录：${name}`,
    noRole: "这个账号无权访问商城或管理后台。",
  },
  signUp: {
    title: "注册账号",
    submit: "注册",
    haveAccount: "已有账号？",
    toSignIn: "登录",
    noToken: "响应中没有访问令牌",
    userNameHint: "3 至 20 个英文字母、数字或 _ . -",
    passwordHint: "至少 10 个字符，几个不相干的词连在一起就很好。",
    passwordRepeats: "密码不能与用户名或邮箱相同",
    accept: { terms: "我已年满 18 周岁，并同意", privacy: "和" },
    mustAccept: "请先同意条款",
    strength: "密码强度",
    strengths: { none: "极易被猜到", weak: "弱", fair: "一般", good: "良好", strong: "强" },
  },
  forgot: {
    title: "忘记密码？",
    text: "请输入账号的邮箱，我们会发送一个用于设置新密码的链接。",
    submit: "发送链接",
    sentTitle: "请查收邮件",
    sent: (email: string) => `如果 ${email} 已注册账号，我们已向其发送链接。链接只能使用一次，30 分钟内有效。`,
    back: "返回登录",
  },
  reset: {
    title: "设置新密码",
    submit: "保存密码",
    done: "密码已修改，请用新密码登录。",
    missing: "链接不完整，请重新获取。",
    askAgain: "重新获取链接",
    mustMatch: "两次输入的密码不一致",
  },
  disabled: {
    title: "这种登录方式未启用",
    text: "本商城使用其他登录方式。",
    link: "去登录",
  },
};
