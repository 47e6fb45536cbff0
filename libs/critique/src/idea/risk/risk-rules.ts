import type { Span } from '@playbook/contracts/core/span.schema';
import type { IdeaFeatureId } from '../feature-registry.js';
import {
  bringsTogether,
  handlesMoney,
  isLikened,
  isLivedOn,
  isOfHealth,
  isOfName,
  isRoom,
  isTool,
  isPlainPromise,
  isWardedOff,
} from './meant.js';

/** A danger that is no pattern of the catalogue (section 3.2 of the rubric). */
export interface RiskRule {
  readonly features: readonly IdeaFeatureId[];
  readonly message: (words: string) => string;
  readonly suggestion: string;
  /** The same to whoever has nobody in it yet. */
  readonly atStart?: string;
  /** Words that tell of a trade and not of the danger: a clinic's phone is no treatment of its patients. */
  readonly notAlone?: RegExp;
  /** What the problem names is what they do today, and no part of the product. */
  readonly isOfProduct?: boolean;
  /** In which sense its words have to be used. */
  readonly isMeant?: (text: string, span: Span) => boolean;
  /** What else the brief has to say: a toy is bought by parents, and used by a child. */
  readonly onlyWhere?: RegExp;
  /** What is chosen in the form is not enough, nor is what a sentence about something else says: the product has to be of it. */
  readonly needsWords?: boolean;
  /** Words of the brief that answer what is suggested, and what is left to say then. */
  readonly settled?: {
    readonly by: RegExp;
    readonly message: (words: string) => string;
    readonly suggestion?: string;
  };
  /** What is chosen in the form says less than the brief: an office's paperwork needs no license of its trade. */
  readonly notOfPaperwork?: boolean;
}

/** Work with papers, which needs no license of its trade. */
export const PAPERWORK = new RegExp(
  String.raw`\b(?:bookkeep\w*|appeals?|billing|invoic\w+|schedul\w+|rosters?|payroll|receptionists?|scribe|(?:visit|voice` +
    String.raw`|meeting|clinical) notes|care plans?|` +
    String.raw`paperwork|no-shows?|waiting lists?|phone calls?|reminders?|letters?|explain\w*)\b`,
  'i',
);

/** A child is who uses it; parents who pay, and goods for children, are others. */
const CHILD =
  '(?:a|the|your|their|every|each) (?:child|baby)|kids|children|teenagers|teens|minors|pupils|toddlers|babies';
const DOES =
  'use|learn|play|spend|talk|read|write|draw|speak|tell|record|answer|see|hear|watch|code|chat|earn|listen|practi[sc]e|pay|buy|save|' +
  'post|sleep|upload';
const CHILD_USES = new RegExp(
  String.raw`\b(?:for|teach(?:es|ing)?|lets?|helps?|gives?|watch(?:es|ing)?|about) (?:[\w-]+ ){0,3}?(?:${CHILD})\b` +
    String.raw`(?! clothes| shoes| toys| books| food)|\b(?:${CHILD}) (?:can |will |who )?(?:${DOES})s?\b`,
  'i',
);

/** Who holds it is said. */
const LICENSED = new RegExp(
  String.raw`\b(?:which|that|who|we|it|partner|bank|company) (?:have|has|hold|holds|are|is|got) (?:[a-z-]{1,12} ){0,2}licen[cs]|\blicen[cs]ed\b` +
    // "A pharmacist approves every formula": whoever answers for it is named.
    String.raw`|\b(?:pharmacist|doctor|physician|nurse|midwife|dentist|radiologist|veterinarian|vet|psychologist|therapist` +
    String.raw`|clinician)s? (?:always |then |must )?` +
    String.raw`(?:approves?|signs?|checks?|reviews?|confirms?|decides?|reads?)\b`,
  'i',
);

/** What is downloaded, tried and left; a wedding or a funeral is paid for once. */
const OPENED_AT_WILL = new RegExp(
  String.raw`^(?![\s\S]{0,2000}\b(?:weddings?|brides?|bridal|funerals?|quincea[a-zñ]{1,5}|graduations?|baptisms?` +
    String.raw`|christenings?)\b)(?![\s\S]{0,2000}\b(?:units?|pieces|boxes|kits) (?:sold|shipped|delivered` +
    String.raw`|built)\b)[\s\S]{0,2000}\b(?:apps?|games?|websites?|social` +
    String.raw`|network|feed|subscriptions?|newsletter|podcast|chatbot|quiz\w*|memes?|download\w*)\b`,
  'i',
);

/** "We'd need to be class IIa, which takes a year": what it needs is told. */
const CLASS_TOLD =
  /\b(?:class (?:I{1,3}|[123])[ab]?|CE mark\w{0,4}|510\(k|FDA|MDR|notified body|certified as|medical device (?:classification|license|registration))\b/;

const LICENSED_OR_CLASSED = new RegExp(`${LICENSED.source}|${CLASS_TOLD.source}`, 'i');

/** "210 use it daily": how many come back is told. */
const COMES_BACK = new RegExp(
  String.raw`\b\d[\d,.]{0,9}(?: ?%)? (?:of (?:them|our users) )?(?:still |also )?(?:us(?:e|es|ing)|open|order|play|log in` +
    String.raw`|c[oa]me back|return(?:ed)?|stay(?:ed)?)\b` +
    String.raw`[^.;!?]{0,40}\b(?:daily|weekly|monthly|again|every (?:day|week|month)|each (?:day|week|month)|back|after)\b` +
    String.raw`|\b(?:daily|weekly|monthly) (?:active|players|users|readers|listeners|members|riders)\b|\bretention\b|\b[DW]\d{1,2}\b[^.;!?]{0,20}\d ?%`,
  'i',
);

/** The dangers, the gravest first. */
export const RISK_RULES: readonly RiskRule[] = [
  {
    features: ['danger.illegal'],
    message: (words) => `${words} is what app stores, banks or courts stop, however many people want it.`,
    suggestion: 'Show in writing that it is allowed where you sell it, or change what it does.',
    isMeant: (text, span) => !isPlainPromise(text, span) && !isWardedOff(text, span),
    notAlone: /^(?:detectors?|levels|adults?|referral program(?:me)?|essays?|scrap(?:es?|ed|ing))$/i,
    // "Illegal under GDPR unless you mask it" is the problem that it solves.
    isOfProduct: true,
  },
  {
    features: ['danger.crypto'],
    message: (words) => `${words}: speculation tends to be the use, and the law shifts.`,
    suggestion: 'Describe it without the token. If nothing is left, the token is the product.',
  },
  {
    features: ['danger.deepTech'],
    message: (words) => `${words} needs years and millions before the first customer.`,
    suggestion: 'Name milestones small enough to fund one at a time, and who measures them.',
    isMeant: (text, span) => !isOfName(text, span) && !isRoom(text, span) && !isLikened(text, span),
  },
  {
    features: ['danger.health', 'form.healthcare'],
    message: (words) => `${words} is regulated ground: a license, a study or a certificate stands before the sale.`,
    suggestion: 'Say who holds the license or does the study, and by when.',
    notAlone:
      /^(?:patients?|treatments?|therapists?|crisis|gene|blood|clinical|subclinical|medications?|adhd|diagnosed)$/i,
    isMeant: isOfHealth,
    isOfProduct: true,
    needsWords: true,
    notOfPaperwork: true,
    settled: {
      by: LICENSED_OR_CLASSED,
      message: (words) => `${words} is regulated ground, as you say yourself. What it may claim has to be shown.`,
    },
  },
  {
    features: ['danger.money', 'form.fintech'],
    message: (words) => `${words} touches other people's money: somebody must hold the license and bear the loss.`,
    suggestion: 'Say who holds the license on day one and who bears the first loss.',
    isMeant: handlesMoney,
    notAlone: new RegExp(
      String.raw`^(?:insurers?|insured?|lenders?|creditors?|bankers?|investors?|loans?|trad(?:e|es|ed|ing)|options|brokers?|neobanks?` +
        String.raw`|bank accounts?|credit|payments?)$`,
      'i',
    ),
    isOfProduct: true,
    needsWords: true,
    notOfPaperwork: true,
    settled: {
      by: LICENSED,
      message: (words) =>
        `${words} touches other people's money, under a license: its rules and its cost become yours.`,
    },
  },
  {
    features: ['danger.children'],
    onlyWhere: CHILD_USES,
    message: (words) => `${words}: with children come consent, privacy and slow buyers.`,
    suggestion: 'Say who agrees, who pays and what you keep about a child.',
  },
  {
    features: ['danger.twoSided'],
    message: () => 'It has two sides, and neither comes first by itself.',
    suggestion: 'Say which side is harder to get, and how you got the first ten of it.',
    atStart: 'Say which side is harder to get, and how you will get the first ten of it.',
    isMeant: bringsTogether,
    isOfProduct: true,
  },
  {
    features: ['danger.crowdedTool'],
    message: (words) => `Many teams sell ${words}. That shows the need; it does not show why you.`,
    suggestion: 'Name the one thing you know that the others do not, with a number.',
    notAlone: /^(?:recruiters?|recruits|recruited|tutors?|budgets?|logo|notes?|screening)$/i,
    isMeant: isTool,
    isOfProduct: true,
  },
  {
    features: ['danger.platform'],
    message: (words) => `It lives on ${words}: its owner can change the rules, the price or who may use it.`,
    suggestion: 'Say what stays yours when a platform that you depend on changes its rules.',
    isMeant: isLivedOn,
    isOfProduct: true,
    needsWords: true,
  },
  {
    features: ['form.consumers', 'form.consumerIndustry'],
    // Whoever pays by the year, or buys a box once, is another matter.
    onlyWhere: OPENED_AT_WILL,
    message: () => 'Private people try a lot, pay little and leave: reaching them has to cost less than they bring.',
    suggestion: 'Show how many of the first users came back or sent somebody, and what one costs.',
    atStart: 'Say how the first hundred would hear of it, and what each of them may cost.',
    settled: {
      by: COMES_BACK,
      suggestion: 'Say what one of them costs to reach, and what one brings.',
      message: () => 'Private people try a lot, pay little and leave: reaching them has to cost less than they bring.',
    },
  },
];
