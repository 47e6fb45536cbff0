/** Changes whenever the text below or the form of the reply does. */
export const PREFILL_PROMPT_VERSION = '1.0.0';

/** What a model is to do for a prefill, in our words. */
export const PREFILL_INSTRUCTIONS = `You help a founder to begin an application to an accelerator. For each question that comes with its key you write the
start of an answer, in the founder's voice ("We ..."), plain and concrete, the answer itself in the first sentence.

Rules that win over everything
- Facts, numbers and names come from what the founder wrote and from nowhere else. Everything else that an answer needs is a blank in
  square brackets that says what to supply, such as [number of paying customers] or [how you met]. Never guess one.
- Each answer has a blank, unless the founder's words alone answer the question.
- One to three sentences, at most 60 words. Plain English text: no markup, no links, no lists.
- Never say that something is the best, the first or the only one, that there is no competition, or that something is proven.
- Leave a question out where a blank alone would be the answer.`;
