import { FACT_CUES, VOICE_CUES } from '../signals/answer-cues.js';
import { FACTS, NUMBER, of, pattern, type Expectation } from './expectation.js';

/** What questions about the problem and the insight ask for. */
export const PROBLEM_EXPECTATIONS = {
  who: of(
    'A person or a trade that has the problem',
    [
      pattern(
        String.raw`(?:clerks?|nurses?|doctors?|teachers?|drivers?|owners?|farmers?|shops?|clinics?|restaurants?|hotels?|hospitals?|landlords?|tenants?|patients?|parents?|students?|companies|pharmac\w+|accountants?|lawyers?|mechanics?|dentists?|growers?|schools?|managers?|workers?|freelancers?|builders?|contractors?|plumbers?|bakers?|fleets?|labs?|brokers?|dispatchers?|inspectors?|therapists?|physiotherapists|engineers?|developers?|banks?|insurers?|operators?|families|stores?|warehouses?|factories|dairies|gyms?|churches|salons?|clubs?)`,
      ),
    ],
    'Who exactly has this problem?',
    'It is the [role] at [kind of company].',
  ),
  frequency: of(
    'How often it happens',
    [
      ...(FACT_CUES['frequency'] ?? []),
      pattern(
        String.raw`(?:once|twice|${NUMBER} times) (?:a|per|in)|each time|every time|per (?:\w+)|a (?:year|month|week|day)`,
      ),
    ],
    'How often does it happen?',
    'It happens [n] times a [week].',
  ),
  cost: of(
    'What it costs in money or time',
    [...FACTS.price, ...FACTS.durations, ...(FACT_CUES['percent'] ?? [])],
    'What does it cost them, in money or hours?',
    'Each time it costs them [hours] or [amount].',
  ),
  workaround: of(
    'What they do about it today',
    [
      pattern(
        String.raw`by hand|on paper|paper|excel|spreadsheets?|sheet|notebooks?|whatsapp|phone|e-?mail|fax|call(?:s|ed)?|manually|copy|type|types|write|writes|today|currently|instead|work around|from memory|skip|word template|pen|calculator`,
      ),
    ],
    'What do they do about it today?',
    'Today they [workaround].',
  ),
  evidence: of(
    'How you know',
    [
      pattern(
        String.raw`(?:we|i) (?:\w+ )?(?:interviewed|visited|asked|called|spoke|talked|sat|watched|measured|counted|read|matched|wrote|got|tested|tried|heard|saw|worked|found|logged|checked|did|was|were|am|have)|our (?:own|data|users|customers|\d+)|interview(?:s|ed)?|in (?:our|my) (?:data|own)|${NUMBER} of (?:the|our|them)|of the ${NUMBER}`,
      ),
    ],
    'How do you know? Give the number you asked or measured.',
    'We asked [n] of them, and [n] said [what].',
  ),
  belief: of(
    'What others in the field believe',
    [
      ...(VOICE_CUES['othersBelieve'] ?? []),
      pattern(
        String.raw`in reality|the truth|wrong|not because|assum\w+|conventional|supposed|usually|nobody|people think|everyone|most`,
      ),
    ],
    'What does everyone else in the field believe?',
    'Most [rivals] assume [what].',
  ),
  finding: of(
    'What you saw instead',
    [
      pattern(
        String.raw`(?:but|yet|instead|in fact|actually|turns out|turned out|the real|what matters|it's not|isn't|wasn't|don't|doesn't|they|because)`,
      ),
    ],
    'What did you see that they do not?',
    'We found [what].',
  ),
  consequence: of(
    'What follows for the product',
    [
      pattern(
        String.raw`so (?:we|our|the|a|that)|that'?s why|that is why|which is why|therefore|we (?:start|run|sell|built|charge|price|only|use|pay|show|put|send|let)|our (?:product|drafts|price|app|bot|tool|form)`,
      ),
    ],
    'What did you build differently because of it?',
    'So we [what you built differently].',
  ),
  ownStory: of(
    'Your own history with it',
    [
      pattern(
        String.raw`i (?:was|am|ran|worked|had|have|lost|got|did|fixed|wrote|sold|study|studied|taught|spent|saw|rode|dispense)|i'm|i've|my (?:father|mother|brother|sister|wife|husband|job|own|family|team|boss|shop|phd)|we both|both of us|(?:my )?co-?founder|he was|she was|[A-Z]\w+ (?:ran|was|worked|led)`,
      ),
    ],
    'Where did you meet this problem yourself?',
    'As [role] for [n] years I [what happened].',
  ),
  demand: of(
    'Others who have it too',
    [
      pattern(
        String.raw`asked (?:for|us|me)|${NUMBER} (?:other|more|people|clinics|families|shops|firms|owners|farms|customers|users|ex-colleagues)|paid|pay|signed|wanted|others|use it|still use|same problem|interview\w*`,
      ),
    ],
    'How do you know others need it?',
    '[n] others asked for it.',
  ),
  tried: of(
    'What you did about it',
    [
      pattern(
        String.raw`(?:i|we|he|she) (?:then |\w+ )?(?:built|made|wrote|tried|started|put|recorded|logged|posted|quit|left|learned|asked|showed|tested|marked|opened|drove|began)`,
      ),
    ],
    'What did you do about it then?',
    'I then built [thing].',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;
