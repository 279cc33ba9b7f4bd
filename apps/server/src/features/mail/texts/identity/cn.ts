import type { IdentityRefusal } from "@trove/contract/identity";
import type { Texts } from "../mail-texts.ts";

const refusals: Record<IdentityRefusal, string> = {
  Unreadable: "照片中的证件无法看清。请在日光下重新拍摄，避免反光。",
  DocumentInvalid: "证件已过期，或不在可接受的范围内。请使用护照、身份证或驾驶证。",
  FaceDiffers: "我们无法确认照片中的人与证件上的人一致。",
  NameDiffers: "证件上的姓名与账户不同。请更正姓名，或使用其他证件。",
  BirthDateDiffers: "证件上的出生日期与你填写的不同。",
  Underage: "证件显示你未满 18 岁，不能在此参与。",
};

export const identityTexts: Pick<Texts, "identityDecided"> = {
  identityDecided: ({ state, refusal, link }, { brand }) => {
    const words = {
      Verified: {
        subject: `你在 ${brand} 的身份已通过验证`,
        heading: "你的身份已通过验证",
        text: "谢谢。现在你可以充值并开箱。你的照片已删除。",
      },
      Refused: {
        subject: `我们未能验证你在 ${brand} 的身份`,
        heading: "我们未能验证你的身份",
        text: "你的照片已删除。你可以随时重试。",
      },
      Lapsed: {
        subject: `请重新向 ${brand} 发送照片`,
        heading: "没有人及时查看你的照片",
        text: "非常抱歉。我们已按承诺删除你的照片。请重新发送。",
      },
    };
    const { subject, heading, text } = words[state];
    return {
      subject,
      heading,
      paragraphs: [...(refusal === null ? [] : [refusals[refusal]]), text],
      action: { label: "查看你的身份", url: link },
      closing: [],
    };
  },
};
