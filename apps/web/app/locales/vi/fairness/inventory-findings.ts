import type { Translated } from "../../texts.ts";
import type { inventoryFindings as english } from "../../en/fairness/inventory-findings.ts";
import { number } from "../grammar.ts";

export const inventoryFindings: Translated<typeof english> = {
  title: "Kho đồ của bạn không khớp với những gì cửa hàng đã ký",
  lead: "Trình duyệt của bạn giữ các bản ghi đã ký về những lượt mở của bạn. Chúng cho biết bạn sở hữu gì và bán lại được bao nhiêu. Hãy lưu chứng cứ và liên hệ với chúng tôi.",
  missing: (nonce: number) => `Trúng ở lượt mở số ${number(nonce)}, nhưng không có trong kho đồ của bạn.`,
  price: (signed: string, shown: string) => `Bảng tỷ lệ đã ký trả ${signed}. Cửa hàng hiển thị ${shown}.`,
};
