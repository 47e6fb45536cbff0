import { z } from 'zod';

/** A setting that holds JSON. The parser's own message is not passed on: it quotes the text, which may be secret. */
export const jsonSetting = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'it must be JSON' });
    return z.NEVER;
  }
});
