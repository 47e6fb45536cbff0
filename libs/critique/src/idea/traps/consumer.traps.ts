import { trap, type TrapPattern } from './trap-pattern.js';

/** Traps 9 to 17 and 22 to 30: habits, homes and errands of consumers (section 3.1 of the rubric). */
export const CONSUMER_TRAPS: readonly TrapPattern[] = [
  trap(
    ['C9', 'crowded', 'To-dos, calendars and notes for everyone'],
    [
      'notes?|tasks?|to-?dos?|calendars?|planner|reminders?|emails?|e-mail',
      'productiv\\w+|organi[sz]\\w+|replace|adhd|one app|plan(?:s|ner)? (?:your|my|the) (?:day|week)|everyone|procrastinat\\w+|all of it|day planner',
    ],
    ['habit and free rivals keep people where they are', 'a trade whose records live in it'],
  ),
  trap(
    ['T10', 'tarpit', 'Habits and motivation'],
    [
      'habits?|motivat\\w+|streaks?|goals?|self-improvement|personal development|mindful\\w*|meditation|walk more',
      'app|track\\w*|challenges?|rewards?|badges?|remind\\w*|journey|coach',
    ],
    ['the novelty fades within weeks', 'more than a quarter of users still there after 90 days'],
  ),
  trap(
    ['T11', 'tarpit', 'Recipes and meal plans'],
    [
      'recipes?|meals?|fridge|diets?|cook(?:ing)?',
      'app|plan(?:s|ner|ning)?|suggest\\w*|recommend\\w*|personali[sz]ed|ai|generat\\w+|shopping list',
    ],
    ['the content is free and willingness to pay is low', 'a grocer or a clinic that pays for a measured outcome'],
  ),
  trap(
    ['T12', 'tarpit', 'What to wear'],
    [
      'wardrobe|closet|outfits?|clothes|stylist|fashion',
      'suggest\\w*|ai|app|recommend\\w*|upload|personal|virtual try-on|what to wear',
    ],
    [
      'people must photograph every shirt before it is of use, and few pay',
      'a resale or retail margin that you already earn',
    ],
  ),
  trap(
    ['T13', 'tarpit', 'Travel planning'],
    [
      'travel\\w*|trips?|itinerar\\w+|vacations?|holidays?',
      'plan(?:s|ner|ning)?|itinerar\\w+|personali[sz]ed|recommend\\w*|generat\\w+|chatbot',
    ],
    ['people use it twice a year and the booking sites own the margin', 'bookings, or agents who pay per trip'],
  ),
  trap(
    ['C14', 'crowded', 'Budgets and spending'],
    [
      'budget\\w*|personal finance|expenses|spending|savings? goals?|money|bank accounts?',
      'budgeting app|track\\w*|categori[sz]es|young people|save money|overspend\\w*|where (?:their|my|your) money|manage (?:your|their) money',
    ],
    [
      'little is paid, bank data costs money, and people leave',
      'a lender or an employer who pays, with the saving shown',
    ],
  ),
  trap(
    ['T15', 'platform', 'Stocks and trading for beginners'],
    [
      'stocks?|trading|trade|invest(?:ing|ment|ors|ments?)|forex|options|prediction market|fantasy (?:cricket|sports|league)|betting|bets|lottery|shares',
      'beginners?|young|teenagers?|signals?|copy|bot|game|users?|retail|real money|cash prizes?|monthly|returns?|app|yearly',
    ],
    [
      'the hype passes, a licence is needed, and users leave when markets fall',
      'the licence, and retention through a bad quarter',
    ],
    true,
  ),
  trap(
    ['T16', 'platform', 'Tokens, coins and NFTs'],
    [
      'crypto\\w*|tokens?|nfts?|coins?|blockchain|web3|dao|defi|tokenised|tokenized|decentrali[sz]ed',
      'users?|earn\\w*|wallet|trade|mint\\w*|rewards?|sell|holders?|marketplace|platform|everyone|pay\\w*|stored?|' +
        'invest\\w*|ledger|fan|community|diplomas?|records?',
    ],
    ['speculation is the use, and the law shifts', 'payment volume that has nothing to do with the price of the token'],
    true,
  ),
  trap(
    ['T17', 'tarpit', 'Loyalty points that work everywhere'],
    [
      'loyalty|points|cashback|stamps?',
      'shops?|stores?|merchants?|everywhere|all (?:your|their)|local businesses|redeem\\w*|discounts?',
    ],
    ['merchants do not want to share customers with their neighbours', 'one chain that pays for measured lift'],
  ),
  trap(
    ['C22', 'crowded', 'Rides or deliveries for another city'],
    [
      'rides?|ride-?shar\\w+|deliver(?:y|ies)|carpool\\w*|taxi|scooters?|food',
      'app|uber|city|town|commuters?|students|drivers?|campus|neighbou?rs',
    ],
    ['it needs density and subsidy before it works', 'a positive margin per order from the third month in one place'],
  ),
  trap(
    ['T23', 'tarpit', 'Errands on demand'],
    [
      'laundry|cleaning|clean(?:er|ers)|haircuts?|barbers?|beauty|massage|handym[ae]n|dog walk\\w*|pets?|babysit\\w*|tutors?|dogs?|hosts',
      'uber|on[- ]demand|book(?:ing)?|at home|to your (?:home|door)|airbnb|hosts?|find',
    ],
    [
      'customer and worker go on without you after the second visit',
      'more than half come back, because your tools keep both sides',
    ],
  ),
  trap(
    ['T24', 'tarpit', 'Renting things between people'],
    [
      'drills?|tents?|tools?|cameras?|dresses|things|stuff|items|belongings|driveway|kitchens?|boats?|camper',
      'peer-to-peer|rent(?:s|al|ing)? (?:out|of|from|their|your)|sharing economy|borrow\\w*|neighbou?rs',
    ],
    ['it is needed seldom, things break, and new ones became cheap', 'professional owners and things that cost a lot'],
  ),
  trap(
    ['T25', 'tarpit', 'Sharing parking spots'],
    ['parking|driveways?|garages? space', 'shar\\w+|rent|spots?|find|app|listed'],
    ['supply is local, prices are low and cities make rules', 'fleets or venues that pay by the month'],
  ),
  trap(
    ['P26', 'platform', 'A gadget for the home'],
    [
      'gadget|smart (?:home|mirror|bottle|watch|pillow|fridge|lock|toy)|wearable|toy|device|ring|headband|bear',
      'consumers?|home|kids?|app|wifi|bluetooth|kickstarter|households?|sleep|talk\\w*',
    ],
    [
      'stock, returns and shops eat the money before the second batch',
      'pre-orders with deposits and a quote from a certified factory',
    ],
    true,
  ),
  trap(
    ['C27', 'crowded', 'Fitness'],
    [
      'fitness|workouts?|gym|exercise|steps|personal trainers?|reps',
      'app|ai|coach|track\\w*|plan|motivat\\w*|challenges?|wearable',
    ],
    ['novelty wears off and incumbents own the wrist', 'a clinic or an insurer that pays'],
  ),
  trap(
    ['T29', 'tarpit', 'News without bias'],
    ['news', 'aggregat\\w+|unbiased|bias|personali[sz]ed|summar\\w+|fake news|balanced'],
    ['readers do not pay and publishers own the rights', 'a feed for companies that renewed'],
  ),
  trap(
    ['T30', 'tarpit', 'Finding podcasts and videos'],
    ['podcasts?|videos?|clips', 'discover\\w*|recommend\\w*|personali[sz]ed feed|autopilot|automatically|channels'],
    ['the platforms own the feed', 'what new technology allows here that was impossible before'],
  ),
  trap(
    ['T55', 'tarpit', 'A super-app'],
    [
      'super-?app|all[- ]in[- ]one app|everything app|one app',
      'everything|all|lifestyle|commerce|payments?|daily|replace',
    ],
    ['it is five products before one of them works', 'one of the products with daily use'],
  ),
];
