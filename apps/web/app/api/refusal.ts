import { ApiError, problemFrom } from "./api-error.ts";
import { translatedProblem } from "./translated-problem.ts";

/** Parses a body as JSON. Returns undefined if it is empty, and `otherwise` if it isn't JSON. */
export function parsedBody(text: string, otherwise: string | undefined): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Makes the error for a response that refuses a call. The error keeps the response's body, parsed or as text. */
export async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const body = parsedBody(text, text);
  return new ApiError(response.status, await translatedProblem(problemFrom(body)), { body });
}
