/**
 * Shows one line while a long task runs. A terminal counts the seconds; a log gets a line at the start and one at the
 * end. The caller ends it with `finish(word)`.
 */
export function showProgress(text) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const live = process.stdout.isTTY === true;
  if (!live) console.log(`${text}…`);
  const draw = () => process.stdout.write(`\r${text}… ${seconds()} s`);
  const timer = live ? setInterval(draw, 500) : undefined;
  if (live) draw();
  return {
    finish(word) {
      clearInterval(timer);
      console.log(`${live ? "\r" : ""}${text}: ${word} in ${seconds()} s`);
    },
  };
}
