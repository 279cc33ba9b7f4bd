import { useId, useState } from "react";
import { Link } from "react-router";
import { notifications as texts } from "../../../locales/en/notifications/notifications.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { IconArchive, IconChevronDown } from "../../../ui/icons/shop-icons.ts";
import { markNotifications } from "../mark-notifications.ts";
import { type Notification, titleText } from "../notification.ts";
import { NotificationPicture } from "../notification-picture.tsx";
import rows from "../notification-row.module.css";
import { ReadButton, TitleWords, When } from "../row-parts.tsx";
import { type About, type Group, toPutAway } from "./grouped.ts";
import styles from "./notification-group.module.css";
import { ThingPicture } from "./thing-picture.tsx";
import type { Thing } from "./use-things.ts";

export type Told = Extract<Notification, { type: "happened" }> &
  About & {
    thing: Thing | undefined;
  };

const idsOf = (notifications: readonly Told[]) => notifications.map(({ id }) => id);

type Props = { group: Group<Told>; onRead: (notifications: readonly Told[]) => void; onClose: () => void };

/** The latest news of a thing, which leads to its page. Earlier ones open below. */
export function NotificationGroup({ group, onRead, onClose }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const { latest, all } = group;
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const unread = all.filter(({ isUnRead }) => isUnRead);
  const kept = toPutAway(group, isOpen ? new Set(idsOf(all)) : shown);
  const earlier = all.slice(1);
  const title = titleText(latest.title);

  /** Reads all that lead to the same page, because they are told there. */
  function open({ link }: Told): void {
    const there = unread.filter((one) => one.link === link);
    if (there.length > 0) onRead(there);
    onClose();
  }

  /** Notes those that are shown from now on, or were shown until now. */
  function toggle(): void {
    setShown(new Set(idsOf(all)));
    setIsOpen(!isOpen);
  }

  const linkTo = (one: Told) => (
    <Link to={one.link} onClick={() => open(one)}>
      <TitleWords title={one.title} />
    </Link>
  );

  return (
    <li className={classes(rows["row"], styles["group"])} data-unread={unread.length > 0 || undefined}>
      {latest.thing === undefined ? (
        <NotificationPicture type={latest.subject} />
      ) : (
        <ThingPicture type={latest.subject} src={latest.thing.imageUrl} />
      )}
      <div className={rows["body"]}>
        <p className={styles["latest"]}>{linkTo(latest)}</p>
        {/* A wish's title names its item. */}
        {latest.thing && latest.subject !== "wish" && <bdi className={styles["thing"]}>{latest.thing.name}</bdi>}
        <When notification={latest} />
        {earlier.length > 0 && (
          <button type="button" className={styles["more"]} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            {t.earlier(earlier.length)}
            <IconChevronDown size={16} />
          </button>
        )}
        <ul
          id={id}
          className={styles["earlier"]}
          aria-label={labelled(t.earlier(earlier.length), title)}
          hidden={!isOpen}
        >
          {isOpen &&
            earlier.map((one) => (
              <li key={one.id}>
                <p>{linkTo(one)}</p>
                <When notification={one} />
              </li>
            ))}
        </ul>
      </div>
      <div className={styles["end"]}>
        {unread.length > 0 && <ReadButton title={latest.title} onRead={() => onRead(unread)} />}
        {kept.length > 0 && (
          <IconButton
            label={labelled(t.archive, title)}
            className={styles["archive"]}
            onClick={() => void markNotifications(idsOf(kept), "archived")}
          >
            <IconArchive size={18} stroke={1.6} />
          </IconButton>
        )}
      </div>
    </li>
  );
}
