import { defineTexts } from "../../texts.ts";

/** Texts of an item's pictures over the whole window. `place` is a template of its library. */
export const pictureViewer = defineTexts({
  pictures: "Pictures",
  carousel: "gallery",
  picture: "picture",
  place: (index: string, total: string) => `Picture ${index} of ${total}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
});
