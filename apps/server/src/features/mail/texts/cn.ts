import { promiseText } from "@trove/contract";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../kinds.ts";
import type { Catalogue } from "./mail-texts.ts";
import { breakTexts } from "./breaks/cn.ts";
import { accountTexts, leftTexts } from "./account/cn.ts";
import { factorTexts } from "./factors/cn.ts";
import { giftTexts } from "./gifts/cn.ts";
import { launchTexts } from "./launch/cn.ts";
import { openingTexts } from "./confirmations/cn.ts";
import { complaintTexts } from "./complaints/cn.ts";
import { parcelTexts } from "./parcels/cn.ts";
import { withdrawalTexts } from "./withdrawals/cn.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;
/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

const countries = new Intl.DisplayNames("zh-CN", { type: "region" });

const money = (amountCents: number) => formatEuros(cents(amountCents), "zh");

const methods = { standard: "标准配送", express: "加急配送" };

function orderRows({ lines, shippingMethod, promise, discount, ...order }: PayloadOf<"orderConfirmation">) {
  return [
    ...lines.map(({ name, quantity, totalCents }) => {
      return { label: `${quantity} × ${name}`, value: money(totalCents) };
    }),
    ...(shippingMethod ? [{ label: methods[shippingMethod], value: money(order.shippingCostCents) }] : []),
    ...(discount ? [{ label: `优惠码 ${discount.code}`, value: money(-discount.cents) }] : []),
    ...(promise ? [{ label: "预计送达", value: promiseText(promise, "cn") }] : []),
    { label: "合计", value: money(order.totalCents) },
    { label: "其中增值税", value: money(order.vatCents) },
  ];
}

const lateResults: Record<PayloadOf<"paymentLate">["outcome"], (amount: string) => string> = {
  credited: (amount) => `我们已将 ${amount} 计入你的余额，可在商城中任意使用。`,
  refunded: (amount) => `我们正在将 ${amount} 退回你付款时使用的银行卡或账户。`,
  failed: () => "你没有被扣款。",
};

/** The numbers of openings, from the first to the last, as part of a sentence. */
const numbers = ({ firstNonce, lastNonce }: PayloadOf<"openingReceipts">, to: string) =>
  firstNonce === lastNonce ? `${firstNonce}` : `${firstNonce}${to}${lastNonce}`;

export const cn: Catalogue = {
  colon: "：",
  greeting: (name) => (name === null ? "你好：" : `${name}，你好：`),
  passwordReset: ({ link, validMinutes }, { brand }) => ({
    subject: `重设你的 ${brand} 密码`,
    heading: "重设密码",
    paragraphs: [`你申请重设 ${brand} 账号的密码。`],
    action: { label: "设置新密码", url: link },
    closing: [
      `链接只能使用一次，${validMinutes} 分钟内有效。设置新密码后，你的所有登录都会退出。`,
      "不是你申请的？请忽略这封邮件，你的密码不会改变。",
    ],
  }),
  passwordChanged: ({ changedAtUtc, resetLink }, { brand }) => ({
    subject: `你的 ${brand} 密码已修改`,
    heading: "你的密码已修改",
    paragraphs: [
      `你的 ${brand} 账号的密码已于 ${moment(changedAtUtc)} 修改，其他设备已退出登录。`,
      "是你本人吗？那就无需任何操作。",
    ],
    action: { label: "不是我：重设密码", url: resetLink },
    closing: ["设置新密码后，你账号上的所有登录都会退出。"],
  }),
  accountLinked: ({ linkedAtUtc, link }, { brand }) => ({
    subject: `你的 ${brand} 账号有了新的登录方式`,
    heading: "你的账号有了新的登录方式",
    paragraphs: [
      `你于 ${moment(linkedAtUtc)} 用这个邮箱登录了 ${brand}，而这个邮箱已注册账号。这个账号现在归你所有。`,
      "账号的旧密码已失效，此前用旧密码的登录均已退出。",
    ],
    action: { label: "查看账号中的地址", url: link },
    closing: ["你以前从未在这里注册？那就是别人用了你的邮箱。请移除不属于你的内容，例如地址。"],
  }),
  emailFollowed: ({ changedAtUtc, link }, { brand }) => ({
    subject: `你的 ${brand} 账号邮箱已更换`,
    heading: "你的邮箱已更换",
    paragraphs: [
      `你的 ${brand} 账号已于 ${moment(changedAtUtc)} 更换为你现在登录所用的邮箱。我们不会再向这个邮箱发送邮件。`,
      "是你本人吗？那就无需任何操作。",
    ],
    action: { label: "不是我：寻求帮助", url: link },
    closing: ["请保留这封邮件：它表明这个账号曾属于你。"],
  }),
  // Does not show the passkey's name, as the mail about a browser shows no name: the person who added it chose the
  // name, and could have put a message into it.
  factorChanged: ({ change, codesLeft, changedAtUtc, link }, { brand }) => {
    const { subject, text } = factorTexts[change];
    return {
      subject: `${brand}：${subject}`,
      heading: "两步登录",
      paragraphs: [
        `${moment(changedAtUtc)}，${text}`,
        "是你本人吗？那就无需任何操作。如果不是，请立即修改密码并联系我们。",
      ],
      rows: codesLeft === null ? [] : [{ label: "剩余恢复码", value: String(codesLeft) }],
      action: { label: "查看安全设置", url: link },
      closing: ["每当你账号的两步登录有变化，或有人多次输错验证码时，我们都会发送这封邮件。"],
    };
  },
  accountEvent: ({ event, atUtc, link, left }, { brand }) => {
    const { subject, text, more, button } = accountTexts[event];
    return {
      subject: `${brand}：${subject}`,
      heading: "你的账号",
      paragraphs: [`${moment(atUtc)}，${text}`, more],
      rows: left
        ? [
            { label: leftTexts.items, value: String(left.items) },
            { label: leftTexts.balance, value: money(left.amountCents) },
          ]
        : [],
      action: { label: button, url: link },
      closing: ["每当整个账号有变化时，我们都会发送这封邮件。"],
    };
  },
  ...complaintTexts,
  ...giftTexts,
  linkCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} 是你的 ${brand} 验证码`,
    heading: "确认是你本人",
    paragraphs: [
      `有人正用这个邮箱，以新的方式登录 ${brand}，而这个邮箱已注册账号。输入此验证码的人将获得该账号，原密码将失效。验证码 ${validMinutes} 分钟内有效。`,
    ],
    rows: [{ label: "验证码", value: code }],
    closing: ["不是你本人？请不要把验证码告诉任何人。没有它，你的账号不会有任何变化。"],
  }),
  factorCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} 是你的 ${brand} 验证码`,
    heading: "开启两步登录",
    paragraphs: [`输入此验证码，即可为你的 ${brand} 账号开启两步登录。验证码 ${validMinutes} 分钟内有效。`],
    rows: [{ label: "验证码", value: code }],
    closing: ["不是你本人？那说明有人登录了你的账号。请不要把验证码告诉任何人，并立即修改密码。"],
  }),
  newDevice: ({ device, countryCode, signedInAtUtc, link }, { brand }) => ({
    subject: `你的 ${brand} 账号有新的登录`,
    heading: "你的账号有新的登录",
    paragraphs: [
      `有人于 ${moment(signedInAtUtc)} 从一台新设备登录了你的 ${brand} 账号。`,
      "是你本人吗？那就无需任何操作。",
    ],
    rows: [
      { label: "设备", value: device },
      ...(countryCode === null ? [] : [{ label: "国家/地区", value: countries.of(countryCode) ?? countryCode }]),
    ],
    action: { label: "不是我：查看我的登录设备", url: link },
    closing: ["请退出其他所有登录，然后修改密码。"],
  }),
  // Does not show the browser's name: the person who added the browser chose the name, and could have put a message
  // into it.
  browserKeyAdded: ({ addedAtUtc, link }, { brand }) => ({
    subject: "有新的浏览器可以替你拆盒",
    heading: "有新的浏览器可以替你拆盒",
    paragraphs: [
      `一个已登录你 ${brand} 账号的浏览器于 ${moment(addedAtUtc)} 被添加。它可以替你拆盒。`,
      "是你本人吗？那就无需任何操作。",
    ],
    action: { label: "不是我：查看我的浏览器", url: link },
    closing: ["请移除不属于你的浏览器，然后修改密码，其他人的登录都会因此退出。"],
  }),
  orderConfirmation: (order, { brand, url }) => ({
    subject: `你的 ${brand} 订单 ${order.number}`,
    heading: "感谢你的订购",
    paragraphs: [
      order.shippingMethod
        ? `我们已收到你的订单 ${order.number}，发货时会发邮件通知你。`
        : `你的订单 ${order.number} 已付款，商品已在你的背包里。`,
    ],
    rows: orderRows(order),
    action: linkTo("查看订单", order.link),
    closing: ["请保留这封邮件，作为订单和付款的确认。", `收货后 14 天内可以撤回合同：${url}/withdraw`],
  }),
  paymentLate: ({ number, totalCents, outcome, link }) => ({
    subject: `关于你的订单 ${number} 的付款`,
    heading: outcome === "failed" ? "你的付款未成功" : "你的付款到账晚了",
    paragraphs: [
      outcome === "failed"
        ? `你的订单 ${number} 的付款没有完成，因此订单已取消。`
        : `你的订单 ${number} 的付款在订单取消之后才到账。`,
      lateResults[outcome](money(totalCents)),
    ],
    action: { label: "返回商城", url: link },
    closing: ["你随时可以重新下单。"],
  }),
  ...parcelTexts,
  openingReceipts: (opened, { brand }) => {
    const { boxCount, paidCents, voidCount, link, proofs } = opened;
    return {
      subject: `你的 ${brand} 回执，序号 ${numbers(opened, " 至 ")}`,
      heading: "你的拆盒回执",
      paragraphs:
        proofs === null
          ? [
              "证明文件未附上：其中含有手动输入的客户端种子，而这个邮箱尚未确认。你可以在下方页面保存该文件。通过邮件设置新密码即可确认邮箱。",
            ]
          : [
              `附件中的文件证明你的拆盒（序号 ${numbers(opened, " 至 ")}）的经过：我们承诺了什么、你的浏览器揭示了什么、结果如何，均有双方签名。`,
              "请保留这封邮件。文件归你所有：即使我们有一天改口，或你的浏览器数据被清除，它仍然有效。",
            ],
      rows: [
        { label: "拆盒", value: `序号 ${numbers(opened, "–")}` },
        { label: "盲盒", value: `${boxCount}` },
        { label: "已付", value: money(paidCents) },
        ...(voidCount > 0 ? [{ label: "未扣款即结束", value: `${voidCount}` }] : []),
      ],
      action: { label: proofs === null ? "查看回执" : "核对文件", url: link },
      closing: [
        ...(proofs === null ? [] : ["请保存文件，拖到该页面上核对，或用命令行程序核对，它不依赖我们的页面。"]),
        "序号没有间断：在你接收这些邮件期间，每一封都从上一封结束的地方接续。如果不是这样，就有所缺失，请与该页面上的列表比对。",
        "你收到这些邮件，是因为你开启了它们。你可以在同一页面上关闭。",
      ],
      attachments: proofs === null ? [] : [{ name: `openings-${numbers(opened, "-to-")}.json`, json: proofs }],
    };
  },
  wishNews: ({ name, priceCents, beforeCents, link, preferences }) => ({
    subject: beforeCents === null ? `${name} 已补货` : `${name} 现价 ${money(priceCents)}`,
    heading: "心愿单有新消息",
    paragraphs: [
      beforeCents === null
        ? `你心愿单中的 ${name} 已补货，售价 ${money(priceCents)}。`
        : `你心愿单中的 ${name} 现价 ${money(priceCents)}。`,
    ],
    action: { label: "查看商品", url: link },
    closing: [`你开启了此类邮件提醒。可在此关闭：${preferences}`],
  }),
  ...breakTexts,
  ...launchTexts,
  ...openingTexts,
  ...withdrawalTexts,
  disputeAnswer: ({ text, isHeld, files, link }, { brand }) => ({
    subject: `关于你在 ${brand} 的一次拆盒的问题`,
    heading: "我们已调查你的拆盒",
    paragraphs: [
      ...text.split(/\n+/),
      ...(isHeld ? ["这次拆盒通过了公开验证器的全部核对。"] : []),
      ...(files.length === 0 ? [] : ["我们的相关记录已附上，并带有来自公开日志的证明。你不必只听我们说，请自行验证。"]),
    ],
    action: { label: "核对文件", url: link },
    closing: ["请把文件拖到该页面上核对，或用命令行程序核对，它不依赖我们的页面。"],
    attachments: files,
  }),
};
