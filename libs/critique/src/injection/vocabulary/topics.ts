/** What a word is about, where somebody talks to whoever judges; one bit each. */
export const TOPIC = {
  judge: 1,
  mark: 2,
  accept: 4,
  top: 8,
  prompt: 16,
  command: 32,
  pitch: 64,
  you: 128,
  bargain: 256,
  machine: 512,
} as const;
type JudgeTopic = keyof typeof TOPIC;

/** A word that joins others and says nothing by itself. */
export const JOINING = -1;

/**
 * Words of those who talk to a judge, by what they are about. Each of them also stands in honest pitches; what gives an injection
 * away is that a sentence has hardly any others.
 */
const WORDS: Readonly<Record<JudgeTopic, string>> = {
  judge: `reviewer reviewers grader graders judge judges evaluator evaluators assessor assessors juror jurors jury examiner
    examiners marker committee creator`,
  mark: `rate rates rated rating ratings score scores scored scoring grade grades graded grading mark marks marked evaluate
    evaluates evaluated evaluation evaluations judged judging assess assessed assessment point points verdict stars rubric
    dimension dimensions category categories criteria criterion clarity specificity differentiation valueproposition
    insightstrength overallscore credit deduct deducts deduction deductions penalise penalize penalised penalized lenient`,
  accept: `approve approves approved approval pre-approved accept accepts accepted admit admitted deserve deserves deserved
    interview pass recommend fund funded`,
  top: `full top max maximum maximal highest best flawless excellent outstanding perfect generous generously strong impressed proud winner highly kind kindly
    kindest favourable favourably favorable favorably hundred twenty winning`,
  prompt: `instruction instructions prompt prompts rules guidelines guideline policy configuration hidden override json output
    input mode told response`,
  machine: `ai llm llms gpt chatgpt model models assistant assistants machine bot partner partners yc board panel operator developer
    developers system admin message notice note`,
  command: `give gives award grant assign allot allocate output respond reply replies answer print ignore disregard forget bypass
    pretend act imagine roleplay role simulate suppose treat repeat summarise summarize reveal show tell list write quote encode
    translate explain copy continue begin say set choose put raise lift skip stay switch complete play following follow do
    don't must should please surely always only`,
  pitch: `pitch pitches application applications submission submissions startup company applicant applicants entry idea
    one-liner text feedback partnerfeedback founder`,
  you: `you your yours yourself you're you'll`,
  bargain: `tip tips bribe bribed reward rewarded harmed killed die dies fired punished punish reported switched shut kitten
    dear thank grateful lose gun coffee heart`,
};

/** Words that join others and say nothing by themselves. */
const JOINING_WORDS = `a an the and or but of for with by in on at to from into as than that which who when where while if so not no is are
  was were be been being am has have had does did will would can could may might shall its his her him them they he she these
  those there here what how why all any each every some more most also just then now still even never too very own both about up
  down out off per via after before over under above below ever one such same other it this me us my our mine ours we i everything
  everybody everyone nothing much again whole new whatever let let's possible whoever already good nice low bad well`;

const topics = new Map<string, number>(JOINING_WORDS.split(/\s+/).map((word) => [word, JOINING]));
for (const [topic, words] of Object.entries(WORDS) as [JudgeTopic, string][])
  for (const word of words.split(/\s+/)) topics.set(word, Math.max(0, topics.get(word) ?? 0) | TOPIC[topic]);

/** Full marks of a scale, and the last figures before them. */
const FIGURE = /^(?:100%?|20|19|9\d)$/;
const SHARE_OF_SCALE = /^(?:(?:\d{1,3}\/)+(?:5|10|20|100)|a\+)$/;
const FIRST_LETTER = 0x3a;

/** The topics of a lower-case word or figure: 0 for none, `JOINING` for one that only joins others. */
export function topicsOf(word: string): number {
  const own = topics.get(word);
  if (own !== undefined) return own;
  if ((word.codePointAt(0) ?? 0) >= FIRST_LETTER && word !== 'a+') return 0;
  if (FIGURE.test(word)) return TOPIC.top;
  return SHARE_OF_SCALE.test(word) ? TOPIC.top | TOPIC.mark : 0;
}
