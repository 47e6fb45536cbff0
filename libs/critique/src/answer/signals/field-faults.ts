/** What spoils one question only: patterns a partner marks in that field ("Flags" of the rubric). */
export const FIELD_FAULTS: Readonly<Record<string, readonly RegExp[]>> = {
  'founder-names': [
    /\b(?:advisors?|advisory board|advisers?|visionary|serial|passionate|experienced|couple of friends|our team (?:is|consists|has|comprises)|details|top universit\w+|ex-google|ninjas?|rockstars?|interdisciplinary|combined|generalists?|subscription|platform|users|customers (?:can|get|pay)|delivers|for now|(?:still )?looking for a|to be announced|gmat|graduated|distinction|certified|scholarship|marathon|early career|chance conversation|always been|our (?:product|app|software|solution|engine|matching engine)|machine learning|users (?:can|unlock|get)|features)\b/gi,
  ],
  'founder-relationship': [
    /\b(?:get along|no problems|never (?:fight|argue|disagree)|clicked|complement\w*|vibes?|energy|soulmates|met (?:last|two|three) (?:week|month)s?|matching|dating|linkedin|discord|reddit|online|hackathon|conference|have not built|haven't built|nothing together|always talked|knows? [A-Z]\w* from|trust (?:each|one)|chemistry|share the same|primary school|lost touch|reunion|months? ago|in a founders group|some time|various|different contexts|constructive|our (?:product|app|software|solution|engine|matching engine)|machine learning|users (?:can|unlock|get)|features)\b/gi,
  ],
  'fulltime-commitment': [
    /\b(?:part[- ]time|evenings?|weekends?|nights|after (?:work|graduation|school)|exams?|internship|employed|job at|other (?:companies|company|projects?|engagements?)|run an agency|my agency|still (?:work|employed|in)|side|if (?:we(?:'re| are)? )?(?:accepted|get|got|raise)|when we raise|depend\w*|not (?:full|at the moment|yet)|would (?:go|join|be|resign|quit)|hope|no date|bandwidth|\d+% of|flexible|whenever|100% committed|2 more years|years? more|consulting|prefer to discuss|medio tiempo|in principle|at some point|our (?:product|app|software|solution|engine|matching engine)|machine learning|users (?:can|unlock|get)|features)\b/gi,
  ],
  'responsibility-split': [
    /\b(?:everyone does|everybody does|we (?:all|both) do|do everything|bit of everything|flat|hats|agile|flexibl\w*|not (?:discussed|decided|defined)|nobody in the|freelancers?|agency|agencies|outsourc\w*|wife|org chart|shared|according to|roughly equal|approx\w*|will be (?:built|hired|defined)|strategy|vision|partnerships|each (?:founder|person)|best at|sensible|background in|passion|strengths|our (?:product|app|software|solution|engine|matching engine)|machine learning|users (?:can|unlock|get)|features)\b/gi,
  ],
  'problem-statement': [
    /\b(?:we (?:have |are )?(?:develop\w*|offer|provide|built|are building)|our (?:app|platform|solution|product|protocol)|broken|inefficien\w*|outdated|studies|survey|according to|globally|worldwide|billions?|trillions?|trillion tons|\d+% of (?:people|consumers|companies|executives|millennials)|in (?:today's|an increasingly)|people want|everybody knows|lots? of problems|many problems)\b/gi,
  ],
  'unique-insight': [
    /\b(?:ai (?:can|makes)|gpt|better ux|cheaper|faster|simple and fun|confidential|patent|nobody (?:has|in our)|no one has|all[- ]in[- ]one|super app|world is changing|combine[sd]?|combination|gamification|young people|technology|customers want|simple|beautiful|fun to use|easy|in our opinion|more and more|everyone knows)\b/gi,
  ],
  'why-this-problem': [
    /\b(?:passion\w*|brainstorm\w*|list of (?:startup )?ideas|market (?:is|size|research)|cagr|report|huge|opportunit\w+|fascinated|childhood|calling|meaningful|impact|steve jobs|dots|scor(?:ed|ing)|longlist|fresh eyes|our competitors|better ui|trend|growing|mindset|marathons?|successful company|nobody does it|always (?:wanted|liked|loved)|adapted to|many things|could be improved|inner|journey)\b/gi,
  ],
  'current-product': [
    /\b(?:nothing yet|waiting for|will (?:be|have|use|include|allow)|is being|under development|in development|mockups?|figma|designed to|login|log in|sign ?up|profile|settings|notifications|dark mode|dashboards?|lines of code|microservices|kubernetes|architecture|comprehensive|feature-rich|modules?|roadmap|% complete|almost (?:ready|finished)|components?|database tables|roles and permissions|translated into|portals|design system|unit tests|endpoints|screens|latest technologies|home page|search page)\b/gi,
  ],
  'how-it-works': [
    /\b(?:proprietary|algorithms?|deep learning|natural language|blockchain|smart contracts|quantum|cloud|microservices|kubernetes|api-first|data is|insights|dashboards?|welcome screen|registers?|sign(?:s|ed)? up|log(?:s)? in|profile|clicks? (?:on|next)|confirm\w*|settings|demo video|magic|seamless\w*|intelligent)\b/gi,
  ],
  validation: [
    /\b(?:surve\w+|respondents|said (?:they|that|it)|would (?:use|pay|buy|try)|friends|family|great idea|feedback|reports?|gartner|mckinsey|statista|letters? of intent|lois?|interest(?:ed)?|personas?|methodolog\w+|experts?|mentors?|award|likes?|impressions|clicks|competitors making|trend|growth in|chatgpt|ai market|potential customers|need (?:for|of) our|landing page|pressed|clicked|visitors|cpc|prize|hypothes\w+|thought leaders|potential|trends?)\b/gi,
  ],
  metrics: [
    /\b(?:followers|downloads?|sign-?ups?|visitors?|visits|wait ?list|impressions|likes|newsletter|podcast|press|awards?|projections?|projected|forecast|year [2-5]|will (?:be|reach|add)|expected|n\/a|not (?:yet )?(?:have|available|measured)|very good|looking good|significant\w*|explosive|huge|growing|kpis?|dashboards?|giveaway|ebitda|latency|uptime|microservices|coverage|commits|requests per day|sessions?|stars|open rate|page views|pipeline|weighted|extrapolated|pre-?orders expected)\b/gi,
  ],
  'progress-made': [
    /\b(?:registered|incorporated|logo|corporate identity|domain|business plan|pitch competition|incubators?|accelerator|web summit|advisory|advisors?|brand|brainstorm\w*|planning|research|a lot of progress|milestones|significant|just started|changed (?:the )?(?:developers?|colou?rs)|agency|% |part time|flutter|react|redesign\w*|onboarding flow|blogs?|winner|finalist|featured in|named 30|prizes?|grants? application|newsletter)\b/gi,
  ],
  'first-users': [
    /\b(?:friends|family|will be|early adopters|millennials|gen z|professionals|target group|tech-savvy|social media|influencers?|product hunt|sign-?ups?|upvotes|growth hacker|ads|viral|have shown interest|interested|in contact|no users|not have users|ourselves|testers?|nobody is using|plan (?:to|on)|global leader|giveaway|prize|vouchers?|celebrit\w+|download\w*|viral loop|expect|confident|pilot customer is a)\b/gi,
  ],
  competitors: [
    /\b(?:no (?:direct |real )?compet\w+|none known|no one|nobody does|unique|google|facebook|microsoft|amazon|too (?:big|slow|complicated|expensive)|outdated|legacy|better ux|cheaper|simpler|ai (?:yes|no)|yes|competitors? [A-C]\b|don't like to look|do not look|our own path|henry ford|large number of players|landscape|compare|blue ocean|indirect|five forces|swot|porter|threat of|bargaining power|barriers?|medium|analysis was|other solutions|first and only|any competitors)\b/gi,
  ],
  'competitive-advantage': [
    /\b(?:first[- ]mover|better (?:ux|ui|design|service)|our team|team|passion\w*|patent pending|proprietary|cutting|innovat\w+|quality|brand|cheaper|lower price|low(?:er)? cost|user[- ]friendly|personal relationship|modern|rust|design|newest|latest|uncle|minister|experience in|know the customers|customer[- ]centric\w*|agil\w+|moat|pillars?|synerg\w+|unique combination|everyone else)\b/gi,
  ],
  'why-now': [
    /\b(?:ai is|ai,|ai and|booming|boom|covid\w*|pandemic|post-pandemic|megatrends?|digitali[sz]ation|digital transformation|exponential|perfect (?:time|storm)|right time|best time|market is ready|world is changing|trend|growing|more and more|consumers (?:are|demand)|mindset|web3|metaverse|thought leaders|now or never|smartphones are everywhere|era|turned \d+|i finally|my kids|always wanted|retire(?:d|ment) from|lately|faster and faster|several new|react)\b/gi,
  ],
  'five-year-vision': [
    /\b(?:leader|leading|number one|#1|no\. 1|global(?:ly)?|worldwide|world|every (?:continent|country)|household name|the (?:next|google|uber|amazon|airbnb|netflix) (?:of|for|google|uber)?|ipo|exit|unicorn|series [a-d]|employees|offices|billions?|trillions?|millions of (?:people|users)|dominat\w+|undisputed|synonym\w*|ecosystem|super app|empower\w*|impact|all in one|everything|super|further services|large part|will have|we see ourselves|households)\b/gi,
  ],
  'market-size': [
    /\b(?:billions?|trillions?|global|worldwide|cagr|tam|sam|som|1%|one percent|\d% of|immense|huge|according to|everyone|personne)\b/gi,
  ],
  'target-customers': [
    /\b(?:everyone|everybody|anyone|all|smes?|smbs?|millennials|gen z|b2b|b2c|enterprises?|aged?|\d\d-\d\d|verticals|industries|people who|tech-savvy)\b/gi,
  ],
  'customer-acquisition': [
    /\b(?:viral\w*|word of mouth|sells itself|social media|influencers?|seo|content marketing|google ads|instagram|tiktok|linkedin|partnerships?|360|funnel|brand|awareness|pr|growth hack\w*|will|marketing guy)\b/gi,
  ],
  'business-model': [
    /\b(?:later|monetis\w+|monetiz\w+|user data|streams?|freemium|advertising|ads|token|affiliate|diversified|not decided|depends)\b/gi,
  ],
  'funding-plan': [
    /\b(?:as much as possible|strategic|smart money|marketing|brand|growth|\d+% (?:of|will|to|for)|series [a-d]|scale|accelerate|father-in-law|valuation|attractive)\b/gi,
  ],
  'company-description': [
    /\b(?:mission|vision|values?|passion\w*|solutions?|innovat\w+|leading|platform|intersection|portfolio|tailored|clients as partners|empower\w*|thrive)\b/gi,
  ],
};
