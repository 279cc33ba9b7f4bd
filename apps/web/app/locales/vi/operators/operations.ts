import type { Translated } from "../../texts.ts";
import type { operations as english } from "../../en/operators/operations.ts";

export const operations: Translated<typeof english> = {
  conflict: {
    text: "Người khác đã thay đổi mục này từ lúc bạn mở. Thay đổi của bạn chưa được lưu, nhưng không bị mất.",
    theirs: "Đã lưu trong lúc đó",
    mine: "Thay đổi của bạn",
    nothingElse: "Không có gì hiển thị ở đây.",
    nothingTyped: "Chưa có gì.",
    goOn: "Tiếp tục với bản mới nhất",
  },
};
