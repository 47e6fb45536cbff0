export function findSecrets(path: string, content: string): Promise<string[]>;
