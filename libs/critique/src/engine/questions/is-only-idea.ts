const IS_IDEA = new RegExp(
  String.raw`^\W{0,3}(?:\p{Lu}[\p{L}\d]{1,30}|it|this|we|I) would \p{Ll}|\b(?:(?:just|only|still) an idea|idea only|my idea is)\b` +
    String.raw`|\bnothing (?:is )?(?:built|made)\b|\b(?:haven['’]t|have not) (?:built|made) (?:it|anything|one)\b`,
  'iu',
);

/** Whether a text says that what it tells of is not made yet, so that nobody can have it: "Squirm would let shops order", "idea only". */
export const isOnlyIdea = (text: string): boolean => IS_IDEA.test(text);
