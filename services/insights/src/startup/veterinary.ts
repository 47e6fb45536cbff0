const VETERINARY = /\b(?:vets?|veterinar\w{1,6})\b/i;
/** "Dentists of horses": whatever people's doctors are called, these have other patients. */
const OF_ANIMALS =
  /\b(?:equine|(?:horse|animal|dog) (?:dentists?|doctors?)|(?:dentists?|doctors?|physiotherapists?) (?:of|for) (?:horses|dogs|animals|cattle|pets))\b/i;
const OF_PEOPLE = /\b(?:physicians?|nurses?|physiotherapists?|dentists?|humans?|telehealth)\b/i;

/** Whether a text is of vets and of no doctor of people: their patients have no HIPAA, and no hospital of theirs is one of 6,100. */
export const isVeterinary = (text: string): boolean =>
  OF_ANIMALS.test(text) || (VETERINARY.test(text) && !OF_PEOPLE.test(text));
