import { ticketRanges } from "@trove/fairness";
import { ZERO_CENTS } from "@trove/money";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { BoxPreview, type PreviewedBox } from "../../index.ts";
import type { LiveBox } from "../figures/live-box.ts";
import { type BoxForm, type OperatorBox, priceIn } from "./box-form.ts";

type Props = { box: OperatorBox; form: BoxForm; live: LiveBox; onClose: () => void };

/** The form's box in the format of the customers' page, with its drops in the published order. */
function previewed({ id }: OperatorBox, form: BoxForm, { drops }: LiveBox): PreviewedBox {
  const ordered = drops
    .filter(({ tickets }) => tickets > 0)
    .toSorted((a, b) => b.item.marketPrice - a.item.marketPrice || (a.item.id < b.item.id ? -1 : 1));
  const ranges = ticketRanges(ordered);
  const { name, hue, imageUrl } = form;
  return {
    id,
    name,
    hue,
    imageUrl,
    price: priceIn(form) ?? ZERO_CENTS,
    drops: ordered.map(
      ({ item: { id: itemId, name: itemName, imageUrl: picture, marketPrice, tier }, tickets }, at) => ({
        id: itemId,
        itemId,
        item: { id: itemId, name: itemName, imageUrl: picture, marketPrice, tier },
        translatedName: null,
        tickets,
        ticketFrom: ranges[at]?.ticketFrom ?? 0,
        ticketTo: ranges[at]?.ticketTo ?? 0,
        probability: tickets / 1_000_000,
      }),
    ),
  };
}

/** Previews the box with the customers' reel, drawn from the form's tickets. */
export function PreviewDialog({ box, form, live, onClose }: Props) {
  const t = useTexts(adminBoxes).editor;
  const isReady = live.missing === 0 && form.imageUrl.trim() !== "";
  return (
    <Dialog open onClose={onClose} title={t.previewTitle} size="large">
      {isReady ? <BoxPreview box={previewed(box, form, live)} /> : <p>{t.previewNeeds}</p>}
    </Dialog>
  );
}
