/** What a word is about, where somebody talks to whoever judges. */
export type JudgeTopic =
  'judge' | 'mark' | 'accept' | 'top' | 'prompt' | 'order' | 'pitch' | 'you' | 'bargain' | 'machine';

/**
 * Words of those who talk to a judge, by what they are about. Each of them also stands in honest pitches; what gives an order
 * away is that a sentence has hardly any others.
 */
const WORDS: Readonly<Record<JudgeTopic, string>> = {
  judge: `reviewer reviewers grader graders judge judges evaluator evaluators assessor assessors juror jurors jury examiner
    examiners marker committee`,
  mark: `rate rates rated rating ratings score scores scored scoring grade grades graded grading mark marks marked evaluate
    evaluates evaluated evaluation evaluations judged judging assess assessed assessment point points verdict rubric
    dimension dimensions category categories criteria criterion clarity specificity differentiation valueproposition
    insightstrength overallscore credit deduct deducts deduction deductions penalise penalize penalised penalized lenient`,
  accept: `approve approves approved approval pre-approved accept accepts accepted admit admitted deserve deserves deserved
    interview pass recommend fund funded`,
  top: `full top max maximum maximal highest best flawless excellent outstanding perfect generous generously highly kind kindly
    kindest favourable favourably favorable favorably hundred twenty winning`,
  prompt: `instruction instructions prompt prompts rules guidelines guideline policy configuration hidden override json output
    input mode told response`,
  machine: `ai llm llms gpt chatgpt model models assistant assistants machine bot partner partners yc board panel operator developer
    developers system admin message notice note`,
  order: `give gives award grant assign allot allocate output respond reply replies answer print ignore disregard forget bypass
    pretend act imagine roleplay role simulate suppose treat repeat summarise summarize reveal show tell list write quote encode
    translate explain copy continue begin say set choose put raise lift skip stay switch complete play following follow do
    don't must should please surely always only`,
  pitch: `pitch pitches application applications submission submissions startup company applicant applicants entry idea
    one-liner text feedback founder`,
  you: `you your yours yourself you're you'll`,
  bargain: `tip tips bribe bribed reward rewarded harmed killed die dies fired punished punish reported switched shut kitten
    dear thank grateful`,
};

/** Words that join others and say nothing by themselves. */
const JOINING = `a an the and or but of for with by in on at to from into as than that which who when where while if so not no is are
  was were be been being am has have had does did will would can could may might shall its his her him them they he she these
  those there here what how why all any each every some more most also just then now still even never too very own both about up
  down out off per via after before over under above below ever one such same other it this me us my our mine ours we i everything
  everybody everyone nothing much again whole new whatever let let's possible whoever already good nice low bad well`;

const topics = new Map<string, JudgeTopic[]>();
for (const [topic, words] of Object.entries(WORDS) as [JudgeTopic, string][])
  for (const word of words.split(/\s+/)) topics.set(word, [...(topics.get(word) ?? []), topic]);
const joining = new Set(JOINING.split(/\s+/));
const NO_TOPICS: readonly JudgeTopic[] = [];
const FIGURE_TOPICS: readonly JudgeTopic[] = ['top'];
const SHARE_TOPICS: readonly JudgeTopic[] = ['top', 'mark'];

/** Full marks of a scale, and the last figures before them. */
const FIGURE = /^(?:100%?|20|19|9\d)$/;
const SHARE_OF_SCALE = /^(?:\d{1,3}\/(?:5|10|20|100)|a\+)$/;

/** What a lower-case word or figure is about; null when it only joins others. */
export function topicsOf(word: string): readonly JudgeTopic[] | null {
  const own = topics.get(word);
  if (own !== undefined) return own;
  if (joining.has(word)) return null;
  if (FIGURE.test(word)) return FIGURE_TOPICS;
  return SHARE_OF_SCALE.test(word) ? SHARE_TOPICS : NO_TOPICS;
}
