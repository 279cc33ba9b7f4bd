export function installBeside(folder: string): Promise<void>;
