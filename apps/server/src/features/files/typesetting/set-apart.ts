import { atMost } from "../../../command/at-most.ts";
import { runApart } from "../../../command/apart/run-apart.ts";

/** Renders one PDF at a time, because each keeps a processor busy for a second or two. */
const one = atMost(1, 20);

/** Renders a PDF in a separate process, whose program gets `work` as JSON. Throws OVERLOADED if too many wait. */
export const setApart = (program: URL, work: object): Promise<Buffer> =>
  one(() => runApart(program, JSON.stringify(work)));
