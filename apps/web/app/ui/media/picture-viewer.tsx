import Lightbox from "yet-another-react-lightbox";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { pictureViewer } from "../../locales/en/items/picture-viewer.ts";
import { useTexts } from "../../locales/texts.ts";
import "./picture-viewer.css";

type Props = {
  pictures: readonly { src: string; alt: string }[];
  /** The place of the picture to show, from 0. */
  shown: number;
  /** Called for each picture that is shown. */
  onShow: (place: number) => void;
  onClose: () => void;
};

/** Shows pictures over the whole window: to enlarge, and to leaf through by buttons, arrow keys or swipes. */
export default function PictureViewer({ pictures, shown, onShow, onClose }: Props) {
  const t = useTexts(pictureViewer);
  const one = pictures.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={shown}
      on={{ view: ({ index }) => onShow(index) }}
      slides={pictures.map(({ src, alt }) => ({ src, alt }))}
      plugins={[Zoom, Fullscreen]}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true, pinchZoomV4: true }}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      {...(one && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      labels={{
        Lightbox: t.pictures,
        "Photo gallery": t.pictures,
        Carousel: t.carousel,
        Slide: t.picture,
        "{index} of {total}": t.place("{index}", "{total}"),
        Previous: t.previous,
        Next: t.next,
        Close: t.close,
        "Zoom in": t.zoomIn,
        "Zoom out": t.zoomOut,
        "Enter Fullscreen": t.fullScreen,
        "Exit Fullscreen": t.leaveFullScreen,
      }}
    />
  );
}
