import { inventory } from "../../locales/en/inventory.ts";
import { lists } from "../../locales/en/lists.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

/** An empty inventory links to the boxes; an empty search result has a button that clears the search. */
export function InventoryEmpty({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const t = useTexts(inventory);
  const { clear } = useTexts(lists);
  if (!isSearch) return <EmptyState text={t.empty} action={<ButtonLink to="/lootboxes">{t.toBoxes}</ButtonLink>} />;
  const action = (
    <Button variant="soft" onClick={onClear}>
      {clear}
    </Button>
  );
  return <EmptyState text={t.noMatch} action={action} />;
}
