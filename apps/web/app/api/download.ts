import type { EndpointName } from "@trove/contract";
import { ApiError } from "./api-error.ts";
import { network } from "./network.ts";
import { refusal } from "./refusal.ts";
import { initOf, pathOf } from "./request.ts";
import { translatedProblem } from "./translated-problem.ts";

/** The file's name as the server gives it, or else the last part of its path. */
function fileName(headers: Headers, path: string): string {
  const named = /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1];
  return named ?? path.split("?")[0]?.split("/").at(-1) ?? "";
}

/** Reads a file of the API. Throws ApiError, also if the connection breaks before the file is complete. */
export async function download(name: EndpointName, input: object): Promise<{ name: string; content: Blob }> {
  const path = pathOf(name, input);
  try {
    const response = await network(path, initOf(name, input));
    if (!response.ok) throw await refusal(response);
    return { name: fileName(response.headers, path), content: await response.blob() };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, await translatedProblem({}), { cause: error });
  }
}

/**
 * Reads a picture that only some people may see. Returns it as a data URL, because the pages' policy allows only those
 * and addresses of the shop. Throws ApiError.
 */
export async function downloadPicture(name: EndpointName, input: object): Promise<string> {
  const { content } = await download(name, input);
  const bytes = new Uint8Array(await content.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `data:image/webp;base64,${btoa(text)}`;
}
