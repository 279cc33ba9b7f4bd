import { useState } from "react";
import { wishes } from "../../../locales/en/items/wishes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconShare2 } from "../../../ui/icons/shop-icons.ts";
import { later } from "../../../ui/later.tsx";

const ShareWishlistDialog = later(() => import("./share-wishlist-dialog.tsx"));

/** A button by which a person shares their wishlist. */
export function ShareWishlist() {
  const t = useTexts(wishes);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" icon={<IconShare2 size={18} stroke={1.6} />} onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      {open && <ShareWishlistDialog onClose={() => setOpen(false)} />}
    </>
  );
}
