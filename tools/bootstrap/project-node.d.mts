export function projectNode(root: string): string;
