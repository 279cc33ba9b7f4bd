/** Returns the parser's result, or the other value if it throws SyntaxError. */
export function parsedOr<T, Other>(parse: () => T, other: Other): T | Other {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SyntaxError) return other;
    throw error;
  }
}
