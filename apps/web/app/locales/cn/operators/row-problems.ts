import { formatEuros, fromEuros } from "@trove/money";
import type { rowProblems as english } from "../../en/operators/row-problems.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

const price = (euros: number) => formatEuros(fromEuros(euros), "zh-CN");

export const rowProblems: Translated<typeof english> = {
  FileNotText: () => "文件须为 UTF-8 文本",
  FileBlanks: ({ most }) => `文件中连续的空白或空行超过 ${number(most)} 个`,
  FileColumnUnknown: ({ column }) => `未知的列“${column}”`,
  FileColumnRepeated: ({ column }) => `列“${column}”出现了两次`,
  FileTooLong: ({ most }) => `文件超过 ${number(most)} 行`,
  FileEmpty: () => "文件中没有商品行",
  FileUnreadable: () => "无法读取文件：所需时间或内存过多。请拆分为较小的文件",
  FileZip: () => "无法读取 zip 文件。请重新打包一个 CSV 文件及其图片",
  FileZipPath: ({ name }) => `zip 文件中有指向别处或重复的名称：${name}`,
  FileZipCsv: ({ count }) => `zip 文件中必须恰好有一个 CSV 文件，现有 ${number(count)} 个`,
  FileZipLarge: ({ name, most }) => `zip 文件中的 ${name} 超过 ${number(most)} MB`,
  FileZipEntries: ({ most }) => `zip 文件中的文件超过 ${number(most)} 个`,
  FileZipPictures: ({ most }) => `各行引用的 zip 图片超过 ${number(most)} 张，请拆分`,

  BankFileInvalid: () => "文件不是银行对账单：请使用 02 或 08 版的 CAMT.053，或 CSV",
  BankFileSums: () => "对账单的各笔记账与余额不符",
  BankFileAccount: ({ iban }) => `对账单属于另一个账户 ${iban}`,
  BankFileTwice: () => "文件中有重复的对账单",
  BankFileTooLong: ({ most }) => `文件的记账超过 ${number(most)} 笔`,

  LineCells: ({ cells, columns }) => `该行有 ${number(cells)} 个单元格，表头有 ${number(columns)} 个`,
  LineQuote: () => "引号没有闭合",
  LineRepeated: ({ line }) => `第 ${number(line)} 行是同一件商品`,
  ColumnMissing: ({ column }) => `新商品需要“${column}”列`,
  CellNotYesOrNo: ({ column }) => `“${column}”须为 yes 或 no`,
  CellInvalid: ({ column }) => `“${column}”的值无效`,
  TextMissing: ({ column }) => `请填写“${column}”`,
  TextTooLong: ({ column, most }) => `“${column}”最多 ${number(most)} 个字符`,
  TextInvisible: ({ column }) => `“${column}”不能含有不可见字符`,
  ListTooLong: ({ column, most }) => `“${column}”最多 ${number(most)} 项，每行一项`,
  EntryTooLong: ({ column, most }) => `“${column}”中每张图片最多 ${number(most)} 个字符`,

  ItemUnknown: () => "没有使用此 ID 的商品",
  ItemChangedSinceExport: () => "商品在文件导出后有更改。请重新导出",
  ItemChangedSince: () => "商品此后有更改，因此保持不变",
  ItemSoldSince: () => "此后售出的件数多于将剩余的件数，因此商品保持不变",
  AddressFixed: () => "商品的网址不能更改",
  AddressInvalid: () => "“Address”只能由小写字母、数字和单个连字符组成",
  AddressTaken: () => "此网址属于另一件商品",
  CategoryInvalid: () => "“Category”须为某个分类的网址",
  CategoryUnknown: () => "找不到这个分类",
  CategoryHidden: () => "商城未展示这个分类",
  PriceInvalid: () => "“Market price”须为最多两位小数的金额",
  PriceOutOfBounds: ({ least, most }) => `市场价须在 ${price(least)} 至 ${price(most)} 之间`,
  StockInvalid: ({ most }) => `“Stock”须为不超过 ${number(most)} 的整数，或 unlimited`,
  StockOutOfBounds: ({ most }) => `库存须在 0 至 ${number(most)} 之间`,
  WeightInvalid: ({ most }) => `“Weight in grams”须为不超过 ${number(most)} 的整数，或留空`,
  CountryInvalid: ({ column }) => `“${column}”须为国家代码，例如 DE，或留空`,
  SafetyMissing: ({ columns }) => `商店只展示具备安全信息的商品。缺少：${columns}`,
  StockSold: () => "期间售出过多，无法这样更改",
  PictureInvalid: () => "“Pictures”须为本商城图片的地址",
  PictureMissing: ({ name }) => `zip 文件中没有图片 ${name}`,
  PictureUnreadable: ({ name }) => `无法读取图片 ${name}。请使用 JPEG、PNG 或 WebP 文件`,
  PictureGone: ({ address }) => `图片 ${address} 已不存在。请重新上传`,

  ReductionOverlaps: ({ item }) => `“${item}”在其中某些天已有降价`,
  ReductionNotLower: ({ item, lowest }) => `“${item}”的价格须至少比过去30天的最低价 ${price(lowest)} 低 1%`,
  ReductionTooLong: ({ item, box, days }) =>
    `开放中的盲盒“${box}”含有“${item}”，因此每 60 天内最多降价 ${number(days)} 天。如需更久，请更改其市场价`,
  ReductionTooNew: ({ item, days }) => `“${item}”在过去 90 天内在售不足 ${number(days)} 天，因此无法确定其最低价`,
  ReductionEmpty: () => "该分类在这些天没有可降价的商品",

  BoxHoldsItem: ({ box }) => `开放中的盲盒“${box}”含有此商品，其名称和图片须保持不变，且不能下架`,
  BoxOpened: ({ box }) => `盲盒“${box}”在任务启动后开放。请重新计划此行以查看其概率`,
  BoxOddsChanged: ({ box }) => `盲盒“${box}”的概率在任务启动后有变。请重新计划此行以查看新概率`,

  ShipmentUnpaid: () => "尚未付款",
  ShipmentUnapproved: () => "须先批准",
  ShipmentPacking: () => "已在打包",
  ShipmentShipped: () => "已经发出",
  ShipmentCancelled: () => "已取消",
  ShipmentOnHold: () => "此人的发货单已被暂扣",
  ShipmentShort: ({ item, needed, available }) =>
    `库存不足：${item}（需要 ${number(needed)} 件，库存 ${number(available)} 件）`,
  ApprovalNeeded: () => "须由其他人批准。请在其页面上提出申请",

  Uncoded: () => "此错误产生于一次更新之前。下载的文件中有说明",
};
