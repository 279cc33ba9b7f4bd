import { atMost } from "../../../command/at-most.ts";
import { runApart } from "../../../command/apart/run-apart.ts";

/** One at a time: each takes a processor for a second or two. */
const one = atMost(1, 20);

/** Sets a PDF in a process of its own, to whose program `work` goes as JSON. Throws OVERLOADED when too many wait. */
export const setApart = (program: URL, work: object): Promise<Buffer> =>
  one(() => runApart(program, JSON.stringify(work)));
