import type { Translated } from "../../texts.ts";
import type { boxPage as english } from "../../en/lootboxes/box-page.ts";
import { number, percent, plural } from "../grammar.ts";

export const boxPage: Translated<typeof english> = {
  description: (box: string, price: string) => `Hộp ${box}, giá ${price}, kèm tỷ lệ của từng sản phẩm.`,
  allBoxes: "Tất cả hộp",
  opened: (count: number) => plural(count, { other: "Đã mở # lần" }),
  fair: "Công bằng, kiểm chứng được",
  fairHint: (hash: string) => `Công bằng, kiểm chứng được. Tỷ lệ của hộp này có mã băm ${hash}`,
  announced: {
    changes: (when: string, version: number, price: string) =>
      `Từ ${when}, hộp này có tỷ lệ khác (phiên bản ${version}) và có giá ${price}. Những đề nghị bạn nhận trước đó vẫn giữ nguyên.`,
    closes: (when: string) => `Hộp này đóng lúc ${when}. Những đề nghị bạn nhận trước đó vẫn giữ nguyên.`,
  },
  missing: {
    title: "Không tìm thấy hộp",
    text: "Không có hộp này, hoặc hộp không còn được cung cấp.",
    action: "Xem tất cả hộp",
  },

  figures: {
    label: "Giá của hộp và những gì bên trong",
    price: "Giá",
    priceHint: "của một hộp",
    expected: "Giá trị kỳ vọng",
    expectedHint: "trung bình qua nhiều lượt mở",
    median: "Giá trị trung vị",
    medianHint: "một nửa số lượt mở có giá trị ít nhất bằng mức này",
    beats: "Vượt giá hộp",
    beatsHint: "xác suất trúng sản phẩm có giá trị cao hơn giá hộp",
  },

  bar: {
    count: "Số lượng",
    countOf: (count: number) => plural(count, { other: "Mở # hộp" }),
    quick: "Mở nhanh",
    sound: "Âm thanh quay",
    demo: "Mở thử",
    open: (price: string) => `Mở với giá ${price}`,
    openKey: "Nhấn phím cách",
    openSeveral: (count: number, price: string) => plural(count, { other: `Mở # hộp, giá ${price}` }),
    signIn: "Đăng nhập để mở",
    topUp: (amount: string) => `Nạp ${amount}`,
    topUpHint: (balance: string) => `Số dư ${balance} của bạn không đủ.`,
    admin: "Tài khoản quản trị có thể xem hộp nhưng không mở được.",
  },

  stage: {
    label: (box: string) => `Chiếc hộp ${box}`,
    skip: "Bỏ qua",
    opening: "Đang mở",
    demo: "Mở thử — không trúng thưởng, không trừ tiền",
    endDemo: "Về lại hộp",
  },

  contents: {
    title: "Bên trong có gì",
    lead: (count: number) => plural(count, { other: "# sản phẩm, kèm tỷ lệ chính xác của từng món." }),
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
    shown: (count: number) => plural(count, { other: "Đang hiện # sản phẩm" }),
    above: (price: string, share: number) => `Giá trị trên ${price}: ${percent(share)} số lượt mở`,
    below: (price: string, share: number) => `Giá trị từ ${price} trở xuống: ${percent(share)} số lượt mở`,
  },
};
