import type { Translated } from "../../texts.ts";
import type { pictureViewer as english } from "../../en/items/picture-viewer.ts";

export const pictureViewer: Translated<typeof english> = {
  pictures: "الصور",
  carousel: "معرض",
  picture: "صورة",
  place: (index: string, total: string) => `الصورة ${index} من ${total}`,
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  close: "إغلاق",
  zoomIn: "تكبير",
  zoomOut: "تصغير",
  fullScreen: "ملء الشاشة",
  leaveFullScreen: "الخروج من ملء الشاشة",
};
