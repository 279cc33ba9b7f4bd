import type { EndpointName } from "@trove/contract";
import { useEffect, useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { downloadPicture } from "../../../api/download.ts";

/** A picture that only some people may see: its id, and how to read it. */
export type PrivatePicture = { id: string; call: EndpointName; input: object };

type Loaded = {
  /** The address of each picture; undefined until it is loaded. */
  urls: readonly (string | undefined)[];
  /** Why the next picture could not be loaded. */
  failure: string | undefined;
  retry: () => void;
};

/** Loads pictures one after the other. */
export function usePictureUrls(pictures: readonly PrivatePicture[]): Loaded {
  const [loaded, setLoaded] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const next = pictures.find(({ id }) => loaded[id] === undefined);
  useEffect(() => {
    if (next === undefined || failure !== undefined) return undefined;
    let isOver = false;
    const { id, call, input } = next;
    const load = async () => {
      try {
        const url = await downloadPicture(call, input);
        if (!isOver) setLoaded((before) => ({ ...before, [id]: url }));
      } catch (error) {
        if (!isOver) setFailure(messageOf(error));
      }
    };
    void load();
    return () => {
      isOver = true;
    };
    // The picture itself is made anew by each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next?.id, failure]);
  return { urls: pictures.map(({ id }) => loaded[id]), failure, retry: () => setFailure(undefined) };
}
