import type { Translated } from "../../texts.ts";
import type { providerPages as english } from "../../en/auth/provider-pages.ts";

export const providerPages: Translated<typeof english> = {
  complete: {
    title: "完善账号资料",
    text: "最后一步：请选择你在商城的用户名。",
    submit: "继续",
    other: "使用其他账号",
  },
  link: {
    title: "关联你的账号",
    text: "你的邮箱已注册账号。我们给你发了一个 8 位验证码，输入后即可登录该账号。它的旧密码将失效。",
    submit: "关联账号",
  },
  verify: {
    title: "验证邮箱",
    sent: (email: string) => `我们已向 ${email} 发送邮件。请打开其中的链接，然后登录。`,
    sentSomewhere: "我们已向你发送邮件。请打开其中的链接，然后登录。",
    press: "请确认这是你的邮箱地址。",
    submit: "验证邮箱",
    codeSent: "我们已把验证码发到你的邮箱，请在这里输入。",
    code: "验证码",
    codeRequired: "请输入邮件中的验证码",
    again: "重新发送",
    sentAgain: "我们又发送了一封邮件。",
    done: "邮箱已验证，现在可以登录。",
  },
  reset: {
    text: "请输入账号的邮箱，我们会发送设置新密码的说明。",
    submit: "发送邮件",
    sent: (email: string) => `如果 ${email} 已注册账号，我们已向其发送邮件。`,
    askAgain: "重新获取邮件",
  },
  auth0: {
    text: "你将在安全页面上登录，然后回到这里。",
    back: "正在登录…",
    signingOut: "正在退出登录…",
  },
  kept: {
    title: "密码",
    elsewhere: "你的密码由我们的登录服务保管。如需修改，请退出登录，再次登录时选择“忘记密码？”。",
    none: "这个账号还没有密码。如需设置，请退出登录，再次登录时选择“忘记密码？”。",
  },
  noToken: "登录未成功，请重试。",
  refusals: {
    credentials: "邮箱或密码错误",
    resetFirst: "你需要设置新密码，请选择“忘记密码？”",
    unverified: "你的邮箱尚未验证，请查看收件箱中的邮件",
    taken: "此邮箱已注册账号。请登录，或重设密码。",
    weakPassword: "这个密码太容易被猜到，请换一个更长的。",
    samePassword: "新密码不能与当前密码相同，请换一个",
    code: "验证码错误或已过期。请核对，或重新获取邮件。",
    link: "此链接已使用过或已过期，请重新获取邮件。",
    tooMany: "尝试次数过多，请等几分钟再试。",
    unreachable: "暂时无法连接登录服务，请稍后再试。",
    unsupported: "登录你的账号需要一个本商城不支持的步骤。请联系我们，我们会帮助你。",
    closed: "此账号已停用。请联系我们，我们会帮助你。",
    signUpClosed: "暂时无法注册新账号，请稍后再试或联系我们",
    signInFirst: "如需再收一封邮件，请重新登录",
    cancelled: "登录已取消，请重试。",
    unexpected: "登录服务出错了。请重试或联系我们。",
  },
};
