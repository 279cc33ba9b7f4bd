import type { Translated } from "../../texts.ts";
import type { watchedOdds as english } from "../../en/overview/odds.ts";
import { number, percent, plural } from "../grammar.ts";

export const watchedOdds: Translated<typeof english> = {
  title: "Theo dõi tỷ lệ",
  lead: (chance: number) =>
    `Các hộp đã mở so với tỷ lệ đã công bố. Dù bạn xem thường xuyên đến đâu, xác suất để ở đây từng có một báo động sai không quá ${percent(chance)}.`,
  asOf: (time: string) => `Tính đến ${time}`,
  none: "Chưa có hộp nào được mở.",
  back: "Về trang quản trị",
  backToList: "Tất cả hộp",
  version: (name: string, version: number) => `${name}, phiên bản ${version}`,
  notCurrent: "phiên bản cũ",
  percent: (share: number) => percent(share),
  range: (low: number, high: number) => `${percent(low)} đến ${percent(high)}`,
  openings: (count: number) => plural(count, { other: "# lượt mở" }),
  count: (value: number) => number(value),
  columns: {
    box: "Hộp",
    openings: "Lượt mở",
    expected: "Kỳ vọng",
    observed: "Quan sát",
    band: "Dải",
    payout: "Tỷ lệ hoàn trả",
    tickets: "Vé",
  },
  calm: "Đúng như công bố",
  evidence: (share: number) => `Mức nghi ngờ: ${percent(share)} ngưỡng báo động`,
  strays: "Bị lệch",
  strayed: (time: string) => `Lệch từ ${time}`,
  payoutTitle: "Tỷ lệ hoàn trả của mọi lượt mở đến nay",
  ticketsTitle: "Vé đã rút, chia thành năm mươi phần bằng nhau",
  drawn: "Đã rút",
  uniform: "Nếu phân bố đều",
  from: (first: string, last: string) => `${first} đến ${last}`,
  alarm: "Phiên bản này không khớp với tỷ lệ đã công bố. Hãy tạm dừng hộp và xem xét.",
  facts: {
    price: "Giá",
    expected: "Giá trị kỳ vọng của một lượt mở",
    deviation: "Độ lệch chuẩn của một lượt mở",
    observed: "Tỷ lệ hoàn trả quan sát được",
    band: "Dải cho số lượt mở này",
  },
  how: "Cách kiểm định",
  howText:
    "Dải cho thấy tỷ lệ công bằng có thể hoàn trả bao nhiêu, với mọi số lượt mở: xác suất để một hộp công bằng từng ra khỏi dải không quá phần của nó trong xác suất nêu trên. Một kiểm định thứ hai xem vé được rút đều đến mức nào.",
};
