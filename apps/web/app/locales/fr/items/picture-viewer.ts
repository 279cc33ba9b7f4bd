import type { Translated } from "../../texts.ts";
import type { pictureViewer as english } from "../../en/items/picture-viewer.ts";

export const pictureViewer: Translated<typeof english> = {
  pictures: "Images",
  carousel: "galerie",
  picture: "image",
  place: (index: string, total: string) => `Image ${index} sur ${total}`,
  previous: "Image précédente",
  next: "Image suivante",
  close: "Fermer",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  fullScreen: "Plein écran",
  leaveFullScreen: "Quitter le plein écran",
};
