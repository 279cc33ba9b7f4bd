import type { identity as english } from "../../en/protection/identity.ts";
import type { Translated } from "../../texts.ts";

export const identity: Translated<typeof english> = {
  title: "你的身份",
  lead: "一些国家要求商店了解玩家是谁。这里可以看到我们对你的了解，并进行证明。",
  back: "返回之前的页面",
  notice: {
    None: "充值或开盒前，请先填写你的出生日期和国家。",
    Declared: "充值或开盒前，请先向我们证明你是谁。",
    Refused: "充值或开盒前，请先向我们证明你是谁。上一次没有成功。",
    Pending: "我们正在核验你的身份。之后你就可以充值和开盒。",
    link: "你的身份",
  },
  states: {
    None: { title: "未填写", text: "请填写你的出生日期和居住国家。" },
    Declared: { title: "已填写", text: "我们相信你所填写的内容，但尚未得到证明。" },
    Pending: { title: "核验中", text: "我们的团队正在查看你的照片。结果会通过邮件告诉你。" },
    Verified: { title: "已验证", text: "你已经证明了自己的身份。" },
    Refused: { title: "未通过验证", text: "我们未能验证你的身份。你可以重试。" },
  },
  until: (day: string) => `验证有效期至 ${day}。`,
  refusals: {
    Unreadable: "照片中的证件无法看清。",
    DocumentInvalid: "证件已过期，或不在可接受的范围内。",
    FaceDiffers: "我们无法确认照片中的人与证件上的人一致。",
    NameDiffers: "证件上的姓名与账户不同。",
    BirthDateDiffers: "证件上的出生日期与你填写的不同。",
  },
  notOffered: "本店目前无法核验身份。请写信给我们。",
  prove: {
    title: "证明你是谁",
    lead: (name: string) => `你需要以下姓名的护照、身份证或驾驶证：${name}。`,
    begin: "开始",
    again: "重试",
    pictures: { Document: "证件正面", DocumentBack: "证件背面", Face: "你的面部" },
    hints: {
      Document: "拍到四个角，避免反光，确保文字清晰。",
      DocumentBack: "仅当证件背面有内容时需要。",
      Face: "把证件举在脸旁。",
    },
    optional: "如有需要",
    take: "拍照",
    retake: "重新拍照",
    sent: "已发送",
    wrongType: "请选择 JPEG、PNG 或 WebP 图片",
    tooLarge: "照片最大 8 MB",
    missing: "请先拍摄缺少的照片",
    send: "提交核验",
  },
  kept: {
    title: "我们保留什么",
    pictures: (days: number) => `你的照片会加密保存，直到我们作出决定。如果没有人决定，${days} 天后会删除。`,
    viewers: "只有团队中的少数人可以打开照片，每次查看都有记录。",
    result: "之后只保留结果，以及一个用于发现同一身份被重复证明的秘密代码。",
    change: "如果你更正姓名或出生日期，需要重新证明。",
  },
};
