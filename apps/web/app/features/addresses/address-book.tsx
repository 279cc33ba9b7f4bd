import { MAX_ADDRESSES } from "@trove/contract/constants";
import { useEffect, useRef, useState } from "react";
import { IconPencil, IconPlus, IconTrash } from "../../ui/icons/shop-icons.ts";
import { useQuery } from "../../api/use-query.ts";
import { account } from "../../locales/en/account.ts";
import { addresses } from "../../locales/en/addresses.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { SettingsPart } from "../../ui/page/settings-part.tsx";
import styles from "./address-book.module.css";
import { AddressDialog } from "./address-dialog.tsx";
import { addressLines } from "./address-lines.ts";
import type { Address } from "./address-values.ts";
import { DefaultButton } from "./default-button.tsx";
import { DeleteAddressDialog } from "./delete-address-dialog.tsx";

/** All addresses as cards, with buttons to add, change and delete them. */
export function AddressBook() {
  const t = useTexts(addresses);
  const words = useTexts(account).addresses;
  const { data: book, error, mutate } = useQuery("listAddresses", {});
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Address>();
  const [deleting, setDeleting] = useState<Address>();
  const [removedId, setRemovedId] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);

  // Deleting an address also removes the button that opened the dialog. So the list's heading gets the focus when the
  // dialog closes.
  useEffect(() => {
    if (removedId !== undefined) title.current?.focus();
  }, [removedId]);

  function removed({ id }: Address): void {
    setDeleting(undefined);
    setRemovedId(id);
  }

  if (book === undefined) {
    // The button stands there from the beginning, because it would move the cards below it.
    const later = (
      <Button variant="outline" icon={<IconPlus size={18} />} disabled>
        {t.add}
      </Button>
    );
    return (
      <SettingsPart id="address-book" title={words.title} action={later} bare>
        {error === undefined ? (
          <SkeletonRows count={2} height={160} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        )}
      </SettingsPart>
    );
  }
  const isFull = book.length >= MAX_ADDRESSES;
  const add = (
    <Button variant="outline" icon={<IconPlus size={18} />} disabled={isFull} onClick={() => setAdding(true)}>
      {book.length === 0 ? t.addFirst : t.add}
    </Button>
  );

  return (
    <SettingsPart
      id="address-book"
      title={words.title}
      lead={isFull ? t.full(MAX_ADDRESSES) : undefined}
      titleRef={title}
      action={book.length > 0 && add}
      bare
    >
      {book.length === 0 && <EmptyState text={words.none} action={add} />}
      <ul className={styles["cards"]}>
        {book.map((address) => (
          <li key={address.id}>
            <div>
              <h3>
                {t.labels[address.label]}
                {address.isDefault && <small>{t.isDefault}</small>}
              </h3>
              <IconButton label={t.edit(t.labels[address.label])} onClick={() => setEditing(address)}>
                <IconPencil size={18} stroke={1.7} />
              </IconButton>
              <IconButton label={words.remove(t.labels[address.label])} onClick={() => setDeleting(address)}>
                <IconTrash size={18} stroke={1.7} />
              </IconButton>
            </div>
            <address>
              {[`${address.firstName} ${address.lastName}`, ...addressLines(address), address.phoneNumber].map(
                (line) => (
                  <bdi key={line}>{line}</bdi>
                ),
              )}
            </address>
            {!address.isDefault && <DefaultButton address={address} onChosen={() => title.current?.focus()} />}
          </li>
        ))}
      </ul>
      <AddressDialog open={adding} onClose={() => setAdding(false)} onSaved={() => setAdding(false)} />
      {editing && (
        <AddressDialog
          key={`${editing.id}-${editing.version}`}
          address={editing}
          open
          onClose={() => setEditing(undefined)}
          onSaved={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteAddressDialog
          key={deleting.id}
          address={deleting}
          onClose={() => setDeleting(undefined)}
          onRemoved={() => removed(deleting)}
        />
      )}
    </SettingsPart>
  );
}
