/** A moment in a file's name, to the millisecond. Names are in the order of their moments. */
export const momentName = (moment: Date): string => moment.toISOString().replaceAll(/[-:]/g, "");

export const pieceName = (chain: string, id: string, index: number): string =>
  `${chain}/base-${id}/base.tar.zst.age.${String(index).padStart(6, "0")}`;

export const logFolder = (chain: string): string => `${chain}/log/`;

/**
 * A segment of the write-ahead log. With `until`, all that was committed before that moment is in it and in those
 * before it.
 */
export type Segment = { segment: string; until: Date | undefined };

const SEGMENT = /\/log\/([0-9A-F]{24})(?:\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z)?\.zst\.age$/;

export const segmentName = (chain: string, { segment, until }: Segment): string =>
  `${logFolder(chain)}${segment}${until === undefined ? "" : `.${momentName(until)}`}.zst.age`;

/** Reads the name of a file; undefined if it is none of a segment. */
export function readSegmentName(name: string): Segment | undefined {
  const [, segment, year, month, day, hour, minute, second] = SEGMENT.exec(name) ?? [];
  if (segment === undefined) return undefined;
  const until = year && new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return { segment, until: until || undefined };
}

/** The segment after another one of the same timeline. A file has `segmentBytes`; numbers count through 4 GB each. */
export function segmentAfter(segment: string, segmentBytes: number): string {
  const perFile = 0x1_0000_0000 / segmentBytes;
  const next = Number.parseInt(segment.slice(16), 16) + 1;
  const isNextFile = next === perFile;
  const file = Number.parseInt(segment.slice(8, 16), 16) + (isNextFile ? 1 : 0);
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
  return `${segment.slice(0, 8)}${hex(file)}${hex(isNextFile ? 0 : next)}`;
}
