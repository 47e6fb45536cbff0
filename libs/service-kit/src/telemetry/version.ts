/** Version of the product, in traces, in `/auth/v1/health` and in the log. */
export const VERSION = '0.1.0';
