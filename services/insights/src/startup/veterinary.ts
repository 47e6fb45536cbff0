const VETERINARY = /\b(?:vets?|veterinar\w{1,6})\b/i;
const OF_PEOPLE = /\b(?:physicians?|nurses?|physiotherapists?|dentists?|humans?|telehealth)\b/i;

/** Whether a text is of vets and of no doctor of people: their patients have no HIPAA, and no hospital of theirs is one of 6,100. */
export const isVeterinary = (text: string): boolean => VETERINARY.test(text) && !OF_PEOPLE.test(text);
