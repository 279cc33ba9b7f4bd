import type { Translated } from "../../texts.ts";
import type { operations as english } from "../../en/operators/operations.ts";

export const operations: Translated<typeof english> = {
  conflict: {
    text: "在你打开之后，其他人做了更改。你的更改尚未保存，但没有丢失。",
    theirs: "其间保存的更改",
    mine: "你的更改",
    nothingElse: "没有在此显示的更改。",
    nothingTyped: "还没有。",
    goOn: "以最新内容继续",
  },
};
