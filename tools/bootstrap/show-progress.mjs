/**
 * Shows one line while something takes long. A terminal shows the seconds counting; a log gets one line at the start
 * and one at the end. Returns `finish(word)`.
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
