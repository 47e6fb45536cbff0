import type { TokenUsage } from './language-model.port.js';

/** A text has at most about so many characters for each token, whatever its script; used where nobody has counted. */
const MIN_CHARS_PER_TOKEN = 3;

/** Price of tokens in US dollars a million, which is the same number as millionths of a dollar a token. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

/** What tokens cost, in whole millionths of a US dollar, rounded up. */
export const costMicroUsd = (price: TokenPrice, { inputTokens, outputTokens }: TokenUsage): number =>
  Math.ceil(inputTokens * price.input + outputTokens * price.output);

/** Upper estimate of a text's tokens. Scripts with more bytes a character take more tokens for it. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / MIN_CHARS_PER_TOKEN);
