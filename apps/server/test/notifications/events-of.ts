import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Yields the events of a person's stream as they arrive. The shop must be listening. */
export async function* eventsOf(
  { environment }: Pick<Shop, "environment">,
  { token }: TestPerson,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${environment.PUBLIC_URL}/api/events`, { headers, signal });
  if (response.headers.get("content-type") !== "text/event-stream") throw new Error(await response.text());
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    yield* blocks.filter((block) => block.startsWith("event: "));
  }
}
