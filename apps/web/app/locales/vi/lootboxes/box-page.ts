import type { Translated } from "../../texts.ts";
import type { boxPage as english } from "../../en/lootboxes/box-page.ts";
import { number, flooredPercent, percent, plural } from "../grammar.ts";

export const boxPage: Translated<typeof english> = {
  description: (box: string, price: string) => `Mở ${box} với giá ${price}. Tỷ lệ của mọi sản phẩm đều được công bố.`,
  allBoxes: "Tất cả hộp",
  opened: (count: number) => plural(count, { other: "Đã mở # lần" }),
  fair: "Công bằng, kiểm chứng được",
  fairHint: (hash: string) => `Công bằng, kiểm chứng được. Mã băm bảng tỷ lệ của hộp này: ${hash}`,
  announced: {
    changes: (when: string, version: number, price: string) =>
      `Từ ${when}, hộp này có tỷ lệ mới (phiên bản ${version}) và giá ${price}. Những đề nghị đưa ra trước đó không thay đổi.`,
    closes: (when: string) => `Hộp này đóng lúc ${when}. Những đề nghị đưa ra trước đó không thay đổi.`,
  },
  missing: {
    title: "Không tìm thấy hộp",
    text: "Hộp này không tồn tại hoặc không còn nữa.",
    action: "Xem các hộp",
  },

  figures: {
    label: "Giá và giá trị của hộp này",
    price: "Giá",
    priceHint: "của một hộp",
    expected: "Giá trị kỳ vọng",
    expectedHint: "trung bình qua nhiều lượt mở",
    median: "Giá trị trung vị",
    medianHint: "một nửa số lượt mở có giá trị từ mức này trở lên",
    beats: "Vượt giá hộp",
    beatsHint: "xác suất trúng sản phẩm có giá trị cao hơn giá hộp",
  },

  facts: {
    best: "Xác suất trúng sản phẩm giá trị nhất",
    perEuro: "Giá trị trung bình cho mỗi 1 €",
    sellBack: "Bán lại được",
    shipping: "Phí giao hàng gồm VAT, từ",
  },

  bar: {
    count: "Số lượng",
    countOf: (count: number) => plural(count, { other: "Mở # hộp" }),
    quick: "Mở nhanh",
    sound: "Âm thanh",
    demo: "Mở thử",
    open: (price: string) => `Mở với giá ${price}`,
    openKey: "Nhấn phím cách",
    openSeveral: (count: number, price: string) => plural(count, { other: `Mở # hộp, giá ${price}` }),
    signIn: "Đăng nhập để mở",
    topUp: (amount: string) => `Nạp ${amount}`,
    topUpHint: (balance: string) => `Số dư ${balance} của bạn không đủ.`,
    notServed: (country: string) => `Chúng tôi chưa giao hàng đến ${country}, nên bạn chưa mở hộp được.`,
    addresses: "Địa chỉ của bạn",
    admin: "Tài khoản quản trị xem được hộp nhưng không mở được.",
  },

  stage: {
    label: (box: string) => `Chiếc hộp ${box}`,
    skip: "Bỏ qua",
    opening: "Đang mở",
    open: "Hộp đã mở",
    demo: "Mở thử — không trúng thưởng, không trừ tiền",
    endDemo: "Về lại hộp",
  },

  contents: {
    title: "Bên trong có gì",
    lead: (count: number) => plural(count, { other: "# sản phẩm, kèm tỷ lệ chính xác của từng sản phẩm." }),
    version: (version: number) => `Tỷ lệ, phiên bản ${version}`,
    hash: "Mã băm của bảng tỷ lệ",
    tiers: "Độ hiếm",
    allTiers: "Tất cả",
    sort: "Sắp xếp theo",
    sorts: { value: "Giá trị", chance: "Xác suất", name: "Tên" },
    ranges: "Số vé",
    tickets: (from: number, to: number) => (from === to ? number(from) : `${number(from)} – ${number(to)}`),
    rangesHint: "Mỗi lượt mở rút một trong một triệu vé, từ 0 đến 999.999.",
    oneIn: (count: number) => `1 trên ${number(count)}`,
    chance: (share: number) => percent(share),
    atLeast: (share: number) => flooredPercent(share),
    shown: (count: number) => plural(count, { other: "Đang hiện # sản phẩm" }),
    above: (price: string, share: number) => `Giá trị trên ${price}: ${flooredPercent(share)} số lượt mở`,
    below: (price: string, share: number) => `Giá trị từ ${price} trở xuống: ${percent(share)} số lượt mở`,
  },
};
