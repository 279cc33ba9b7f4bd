import { openingsMail } from "./confirmation.ts";

export const openingTexts = openingsMail({
  amounts: "zh",
  apart: (name) => name,
  subject: (brand, day) => `你在 ${brand} 的拆盒记录，${day}`,
  heading: (day) => `${day} 的拆盒`,
  lead: "这是你所拆盲盒的确认，请妥善保存。",
  opened: (nonce, time, box, item) => `序号 ${nonce}，${time}，${box}：${item}`,
  paid: "盲盒已付",
  odds: (box, version, hash) => `${box} 的概率，第 ${version} 版。哈希：${hash}`,
  check: "核对你的拆盒",
  times: (zone) => `时间按 ${zone} 时区。上述页面有每次拆盒的证明，你可以保存。`,
  returnable: (openings, link) =>
    `对于序号 ${openings} 的拆盒，你可以在收到商品后 14 天内无理由撤回。你寄回商品，我们退还该次拆盒的价款。已卖回的商品不能再退。${link}`,
  consented: (openings) => `序号 ${openings} 的拆盒：你已同意立即开启盲盒，并知道抽取后，你撤回本合同的权利即告终止。`,
  seller: (line) => `卖家：${line}`,
  off: (link) => `凡是你拆过盲盒的日子，都会收到这封邮件。可在此关闭：${link}`,
});
