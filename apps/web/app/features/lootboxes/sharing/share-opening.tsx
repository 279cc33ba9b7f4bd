import { useState } from "react";
import { IconShare2 } from "../../../ui/icons/shop-icons.ts";
import { shareTexts } from "../../../locales/en/lootboxes/share-texts.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";

const ShareDialog = later(() => import("./share-dialog.tsx"));

/** A button by which a person shares one of their openings, by its transaction id. */
export default function ShareOpening({ transactionId }: { transactionId: string }) {
  const t = useTexts(shareTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" icon={<IconShare2 size={18} stroke={1.6} />} onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      {open && <ShareDialog transactionId={transactionId} onClose={() => setOpen(false)} />}
    </>
  );
}
