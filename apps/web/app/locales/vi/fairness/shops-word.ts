import type { shopsWord as english } from "../../en/fairness/shops-word.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

const span = (hours: number) => (hours < 48 ? `${number(hours)} giờ` : `${number(Math.round(hours / 2.4) / 10)} ngày`);

export const shopsWord: Translated<typeof english> = {
  title: "Những gì cửa hàng nói về mình",
  lead: "Không ai bên ngoài kiểm tra được điều này. Nhưng nó đã được ký, ai cũng nhận được như nhau và nó ở lại trong nhật ký, nên chúng tôi không thể rút lại.",
  kind: "Do cửa hàng tuyên bố, đã ký",
  stated: "Tuyên bố lúc",
  index: (index: number) => `Mục ${number(index)} của danh sách tỷ lệ và khóa`,
  reading: "Trình duyệt của bạn đang tìm tuyên bố trong nhật ký công khai…",
  none: "Cửa hàng chưa tuyên bố gì về mình trong nhật ký công khai.",
  unsigned:
    "Nhật ký có một tuyên bố mà không khóa nào của cửa hàng này đã ký. Đừng tin nó; vì vậy nó không được hiển thị.",
  old: (days: number) => `Tuyên bố mới nhất đã được ${number(days)} ngày. Mỗi ngày cửa hàng đưa ra một tuyên bố.`,
  ahead:
    "Theo đồng hồ của thiết bị này, tuyên bố mới nhất đề ngày trong tương lai, nên không thể biết nó đã cũ bao lâu.",
  operator: "Đơn vị vận hành",
  parcels: "Từ lúc đặt đến lúc gửi",
  half: (hours: number) => `Một nửa được gửi trong vòng ${span(hours)}`,
  sent: (sent30: number) => `${number(sent30)} kiện trong 30 ngày`,
  over90: (sent90: number, hours: number) => `${number(sent90)} trong 90 ngày, một nửa trong vòng ${span(hours)}`,
  noParcels: "Chưa có kiện hàng nào",
  waiting: "Đang chờ gửi",
  parcelCount: (count: number) => `${number(count)} kiện hàng`,
  oldest: (hours: number) => `kiện lâu nhất đã chờ ${span(hours)}`,
  nothingWaits: "Không có",
  complaints: "Tranh chấp về lượt mở",
  answered: (answered: number, opened: number) => `${number(answered)} trên ${number(opened)} đã được trả lời`,
  last90: "trong 90 ngày qua",
  noDisputes: "Không có trong 90 ngày qua",
  stock: "Hàng cho các giải lớn nhất",
  count: (count: number) => number(count),
  inStock: (count: number) => `${number(count)} sản phẩm`,
  limited: (count: number) => `${number(count)} có tồn kho giới hạn`,
  soldOut: (count: number) => `${number(count)} đã hết hàng`,
  list: "Tồn kho của từng giải lớn",
  prize: "Giải",
  worth: "Giá trị",
  available: "Còn hàng",
  unlimited: "không giới hạn",
  unstated: "không nêu",
  check: "Kiểm tra không cần trang này",
};
