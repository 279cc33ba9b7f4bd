import { LogFault } from "@trove/fairness/log";

/** Long enough for every working witness. Short enough that a silent witness doesn't delay the checkpoint much. */
const TIMEOUT_MS = 5_000;
const MOST_BYTES = 100_000;

/** Throws RangeError for a longer body: a witness must not fill the memory. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new RangeError(`A witness answered more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Posts a checkpoint to a witness. Throws LogFault if the witness doesn't respond in time. */
export async function postCheckpoint(url: string, body: string): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(`${url}/add-checkpoint`, {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await textOf(response) };
  } catch (cause) {
    throw new LogFault("unavailable", `${url} could not be asked`, { cause });
  }
}
