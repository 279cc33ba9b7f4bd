/** Joins and passes on the chunks of a stream, each of them of at least `size` bytes but the last. */
export async function* inChunks(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    kept.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    yield Buffer.concat(kept);
    [kept, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(kept);
}
