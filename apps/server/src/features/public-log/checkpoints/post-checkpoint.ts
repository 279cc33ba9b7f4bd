import { LogFault } from "@trove/fairness/log";

/** Long enough for every working witness. Short enough that a silent witness doesn't delay the checkpoint much. */
const TIMEOUT_MS = 5_000;
const MOST_CHARACTERS = 100_000;

/** Posts a checkpoint to a witness. Throws LogFault if the witness doesn't respond in time. */
export async function postCheckpoint(url: string, body: string): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(`${url}/add-checkpoint`, {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: (await response.text()).slice(0, MOST_CHARACTERS) };
  } catch (cause) {
    throw new LogFault("unavailable", `${url} could not be asked`, { cause });
  }
}
