/** The token --canvas of the dark scheme: the background of the icons and of a page that is starting. */
const CANVAS = "#0a0e0f";

/** Describes the shop on a home screen (W3C, Web Application Manifest). `npm run icons` makes the icons. */
export function manifestText(appName: string): string {
  const icon = (name: string, size: number, purpose: "any" | "maskable") => {
    return { src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return JSON.stringify({
    id: "/",
    name: appName,
    short_name: appName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    categories: ["shopping"],
    background_color: CANVAS,
    theme_color: CANVAS,
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("icon-maskable", 192, "maskable"),
      icon("icon-maskable", 512, "maskable"),
    ],
  });
}
