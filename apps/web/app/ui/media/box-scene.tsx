import { cutoutOf } from "@trove/contract/picture-sizes";
import type { CSSProperties } from "react";
import { bestOf } from "./best-of.ts";
import styles from "./box-scene.module.css";
import { classes } from "../classes.ts";
import { loadsLast } from "./loads-last.ts";

type Props = {
  /** The hue of the scene's light, in degrees. */
  hue: number;
  /**
   * A square picture of the box on a transparent background. With the fragment `#front`, it shows only the front walls.
   */
  imageUrl: string;
  /** The items that rise from the box, best first. At most three are shown. */
  items: readonly { imageUrl: string; name: string }[];
  /**
   * How the box's picture is loaded: `first` for the page's largest picture, `eager` on the first screen. The items'
   * pictures are lazy.
   */
  load?: "first" | "eager" | "lazy";
  className?: string;
};

/**
 * An open box with its light and its best items, which rise while the nearest ancestor with `data-lifts` is hovered or
 * focused. Fills its container as a square and scales with it.
 */
export function BoxScene({ hue, imageUrl, items, load = "lazy", className }: Props) {
  const loading = load === "lazy" ? "lazy" : "eager";
  const box = { width: 320, height: 320, loading, decoding: "async", className: styles["box"] } as const;
  const turn = { "--box-hue": hue } as CSSProperties;
  return (
    <div className={classes(styles["scene"], className)} style={turn}>
      <img {...box} alt="" src={imageUrl} fetchPriority={load === "first" ? "high" : undefined} />
      <span className={styles["beam"]} />
      <span className={styles["inside"]}>
        {bestOf(items, 3).map(({ imageUrl: src, name }, place) => (
          <span key={place} className={styles["item"]} data-place={place}>
            <img {...loadsLast} src={cutoutOf(src)} alt={name} width={128} height={128} />
          </span>
        ))}
      </span>
      <img {...box} alt="" src={`${imageUrl}#front`} />
    </div>
  );
}
