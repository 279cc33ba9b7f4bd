const WIDTH = 30;
const EVERY = 500;

type Terminal = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };

/** Shows a progress bar while a log is read, if the output is a terminal. */
export function progressBar(terminal: Terminal): (log: string, done: number, of: number) => void {
  if (terminal.isTTY !== true) return () => {};
  return (log, done, of) => {
    if (done % EVERY !== 0 && done !== of) return;
    const filled = Math.floor((done / of) * WIDTH);
    const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
    terminal.write(`\r${log.padEnd(8)}${bar} ${done.toLocaleString("en")} of ${of.toLocaleString("en")}`);
    if (done === of) terminal.write("\n");
  };
}
