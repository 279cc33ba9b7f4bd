import { ApiError, problemFrom } from "./api-error.ts";
import { translatedProblem } from "./translated-problem.ts";

/** A body as JSON; undefined if it is empty, `otherwise` if it isn't JSON. */
export function parsedBody(text: string, otherwise: string | undefined): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** The error of a refused call. It keeps the body that the server sent, also a text. */
export async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const body = parsedBody(text, text);
  return new ApiError(response.status, await translatedProblem(problemFrom(body)), { body });
}
