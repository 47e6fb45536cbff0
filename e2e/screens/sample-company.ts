import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';

/** An invented founder and company, with texts as a founder would write them at three stages of the work. */
export const FOUNDER = { name: 'Maya Okafor', email: 'maya@clearclaim.example' };
export const NEWCOMER = { name: 'Tomás Rivera', email: 'tomas@example.com' };

/** The oldest first. */
export const PITCHES = [
  'AI-powered platform that revolutionizes healthcare billing with seamless, cutting-edge automation for providers',
  'asdf qwer zxcv asdf qwer',
  'Software that helps small clinics with their insurance denials, so that they lose less money',
  'We write insurance appeals for US clinics with under 10 doctors. 19 pay us $400 a month, because their clerks gave up on 6 in 10 denials.',
];

const IDEA = { type: 'IDEA_CHECK', targetUser: 'Healthcare providers', industry: 'Healthcare' };
/** The oldest first. */
export const IDEAS = [
  {
    ...IDEA,
    stage: 'idea',
    ideaBrief: 'An AI assistant for doctors that saves time on paperwork.',
    problem: 'Doctors spend too much time on paperwork.',
  },
  {
    ...IDEA,
    stage: 'revenue',
    ideaBrief:
      'Software that writes insurance appeals for US clinics with under 10 doctors. It reads the denial and the chart, drafts the letter and files it. 19 clinics pay $400 a month; 16 of the first 17 still do after 5 months. I ran billing at a clinic for 6 years.',
    problem:
      'A clerk needs 50 minutes for one appeal, so clinics let 6 in 10 denials go, about $9,000 a month each. Since January 2026 payers must give a reason a machine can read for every denial, so a letter can be drafted in seconds.',
  },
];

interface SampleAnswer extends FieldAddress {
  readonly value: string;
}

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };

/** Every saved text in order; a field that comes twice has two versions. */
export const ANSWERS: readonly SampleAnswer[] = [
  {
    sectionId: 'founders',
    fieldId: 'founder-names',
    value:
      'Maya Okafor, CEO: ran billing for a clinic of 8 doctors for 6 years. Jun Park, CTO: built the claims parser that reads 2 million files a day at his last company.',
  },
  {
    sectionId: 'founders',
    fieldId: 'founder-relationship',
    value:
      'We met in 2019 in Austin, when Jun installed software at my clinic. We built a denial tracker on weekends that 4 clinics still use.',
  },
  {
    sectionId: 'founders',
    fieldId: 'fulltime-commitment',
    value: 'Both of us, full-time since March 2026. We left our jobs on the same day.',
  },
  {
    sectionId: 'founders',
    fieldId: 'responsibility-split',
    value: 'Jun writes the code. Maya sells, answers the phone and reads every letter. Maya decides when we disagree.',
  },
  {
    sectionId: 'product',
    fieldId: 'current-product',
    value:
      'A clerk can upload a denial today and has a letter with its evidence two minutes later. Not built yet: filing by fax for the three payers that take nothing else.',
  },
  {
    sectionId: 'product',
    fieldId: 'how-it-works',
    value:
      'The clerk drops the denial and the chart into a folder. We find the rule the payer broke, draft the letter and mark each sentence with the page it stands on. The clerk signs.',
  },
  { ...METRICS, value: 'Growing fast, many clinics love it.' },
  {
    ...METRICS,
    value:
      '19 clinics pay $400 a month. Paying clinics at the end of each month since June: 3, 6, 9, 13, 17, 19. One has left.',
  },
  {
    sectionId: 'traction',
    fieldId: 'progress-made',
    value:
      'March: first letter by hand. May: first paying clinic. July: 90% of a letter drafted. October: 1,900 letters.',
  },
  {
    sectionId: 'company',
    fieldId: 'company-oneliner',
    value: 'Insurance appeals for small US clinics, written in minutes',
  },
];

/** Whose texts are analysed, every version of them. */
export const ANALYZED_FIELD = METRICS;
