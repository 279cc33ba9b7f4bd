import type { EndpointName } from "@trove/contract";
import { useEffect, useState } from "react";
import { downloadPicture } from "../../../api/download.ts";

/** A picture that only some people may see: its id, and how to read it. */
export type PrivatePicture = { id: string; call: EndpointName; input: object };

/** Loads pictures one after the other. Returns the address of each; undefined until it is loaded, or if it is gone. */
export function usePictureUrls(pictures: readonly PrivatePicture[]): readonly (string | undefined)[] {
  const [loaded, setLoaded] = useState<Readonly<Record<string, string>>>({});
  const missing = pictures.find(({ id }) => loaded[id] === undefined);
  useEffect(() => {
    if (missing === undefined) return undefined;
    let isOver = false;
    const keep = (url: string) => {
      if (!isOver) setLoaded((before) => ({ ...before, [missing.id]: url }));
    };
    // A picture that can't be read has an empty address, so that those after it are loaded.
    downloadPicture(missing.call, missing.input).then(keep, () => keep(""));
    return () => {
      isOver = true;
    };
    // The picture itself is made anew by each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing?.id]);
  return pictures.map(({ id }) => loaded[id] || undefined);
}
