import type { Translated } from "../../texts.ts";
import type { pictureViewer as english } from "../../en/items/picture-viewer.ts";

export const pictureViewer: Translated<typeof english> = {
  pictures: "图片",
  carousel: "图集",
  picture: "图片",
  place: (index: string, total: string) => `第 ${index} 张，共 ${total} 张`,
  previous: "上一张",
  next: "下一张",
  close: "关闭",
  zoomIn: "放大",
  zoomOut: "缩小",
  fullScreen: "全屏",
  leaveFullScreen: "退出全屏",
};
