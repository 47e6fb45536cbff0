export declare function makeSigningKeys(): Promise<string>;
