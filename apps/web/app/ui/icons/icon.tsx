import type { ReactNode, SVGProps } from "react";
import { classes } from "../classes.ts";

type IconProps = Omit<SVGProps<SVGSVGElement>, "stroke" | "children"> & {
  /** Width and height in pixels. */
  size?: number | string;
  /** The width of the lines, on a drawing of 24 units. */
  stroke?: number | string;
};

export type Icon = (props: IconProps) => ReactNode;

const SHAPE = { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24" };
const LINES = { fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** An icon that is drawn with lines. `name` becomes part of its class, `path` is the `d` of an SVG path. */
export function outline(name: string, path: string): Icon {
  return ({ size = 24, stroke = 2, className, ...rest }) => (
    <svg
      {...SHAPE}
      {...LINES}
      strokeWidth={stroke}
      width={size}
      height={size}
      className={classes(`icon-${name}`, className)}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}

/** An icon that is drawn with filled shapes. */
export function filled(name: string, path: string): (props: Omit<IconProps, "stroke">) => ReactNode {
  return ({ size = 24, className, ...rest }) => (
    <svg
      {...SHAPE}
      fill="currentColor"
      width={size}
      height={size}
      className={classes(`icon-${name}`, className)}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
