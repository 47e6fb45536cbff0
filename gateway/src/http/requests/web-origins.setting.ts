import { z } from 'zod';

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** Comma-separated origins, exactly as browsers send them: scheme, host and port, no slash at the end. */
export const webOriginsSetting = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  )
  .refine((origins) => origins.every(isOrigin), {
    error: 'it must list origins such as https://app.example.com, separated by commas',
  });
