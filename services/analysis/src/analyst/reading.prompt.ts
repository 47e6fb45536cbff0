/** How a language model is to use what was read of the text, the same for every kind; part of each kind's prompt and its version. */
export const READING_INSTRUCTIONS = `What was read comes with the measurements
- says: what a partner looks for, each stated, perhaps or absent, with the founder's words. Only what is absent may be called missing. Ask
  about what is perhaps there in their words. Never call missing what is stated, and praise nothing else.
- sum: what their own numbers come to. Use it before any figure of your own.
- questions: what partners ask this kind of business. Prefer them to general ones, and leave out those that the text answers.`;
