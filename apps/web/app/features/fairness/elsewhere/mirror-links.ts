import { linkWithFile } from "@trove/fairness";
import { knownLogs } from "../logs/known-logs.ts";

/** A mirror's page. `hasFile` is false if the file is too long for its address. */
export type MirrorLink = { readonly name: string; readonly href: string; readonly hasFile: boolean };

/** The pages of the mirrors that the shop's signed terms name, each with the file in its fragment. Throws ApiError. */
export async function mirrorLinks(text: string): Promise<readonly MirrorLink[]> {
  const { mirrors = [] } = await knownLogs();
  return Promise.all(
    mirrors.map(async (mirror) => {
      const [, name = mirror] = mirror.split("://");
      const link = await linkWithFile(`${mirror}/`, text);
      return { name, href: link ?? `${mirror}/`, hasFile: link !== undefined };
    }),
  );
}
