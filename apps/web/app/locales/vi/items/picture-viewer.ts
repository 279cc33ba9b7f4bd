import type { Translated } from "../../texts.ts";
import type { pictureViewer as english } from "../../en/items/picture-viewer.ts";

export const pictureViewer: Translated<typeof english> = {
  pictures: "Hình ảnh",
  carousel: "bộ sưu tập",
  picture: "hình ảnh",
  place: (index: string, total: string) => `Ảnh ${index} trên ${total}`,
  previous: "Ảnh trước",
  next: "Ảnh sau",
  close: "Đóng",
  zoomIn: "Phóng to",
  zoomOut: "Thu nhỏ",
  fullScreen: "Toàn màn hình",
  leaveFullScreen: "Thoát toàn màn hình",
};
