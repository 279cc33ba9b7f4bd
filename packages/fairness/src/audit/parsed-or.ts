/** What a parser returns, or the other value if it refuses. */
export function parsedOr<T, Other>(parse: () => T, other: Other): T | Other {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SyntaxError) return other;
    throw error;
  }
}
