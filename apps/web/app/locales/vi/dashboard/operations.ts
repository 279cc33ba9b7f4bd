import type { Translated } from "../../texts.ts";
import type { operations as english } from "../../en/dashboard/operations.ts";

export const operations: Translated<typeof english> = {
  conflict: {
    text: "Có người khác đã thay đổi mục này từ lúc bạn mở. Chưa có gì của bạn được lưu, và cũng không có gì bị mất.",
    theirs: "Đã lưu trong lúc đó",
    mine: "Bạn đã nhập",
    nothingElse: "Không có gì hiển thị ở đây.",
    nothingTyped: "Chưa có gì.",
    goOn: "Tiếp tục với bản mới nhất",
  },
};
