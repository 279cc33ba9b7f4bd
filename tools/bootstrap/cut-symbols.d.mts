export function copyWithoutSymbols(from: string, to: string): void;
