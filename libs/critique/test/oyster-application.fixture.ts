import type { FieldId } from '@playbook/contracts/applications/catalogue/builder-catalogue';

/** Answers of an application with nothing wrong in them. */
export const OYSTER_APPLICATION: Partial<Record<FieldId, string>> = {
  'founder-names': 'Mara Quinn, CEO: ran an oyster farm for seven years.\nTed Ito, CTO: wrote dispatch software.',
  'problem-statement': 'A farmer lifts the wrong cages at low tide and loses a day. Most use a whiteboard today.',
  'current-product': 'Farmers see on a phone which cages to lift at which tide.',
  'how-it-works': 'The farmer marks each cage on a map, and the plan for the next tide is made from the tide table.',
};
