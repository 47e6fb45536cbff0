/** What the question of a trade names, and what a text has to say for it to be asked. */
const NARROW: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:shelf price|retailer|aisle|store brand)\b/i,
    /\b(?:shops?|stores?|retail\w*|shelf|shelves|supermarkets?|groc\w+|amazon|kickstarter|consumers?|sold (?:in|at))\b/i,
  ],
  [
    /\bcomponent became\b/i,
    /\b(?:devices?|wearables?|hardware|battery|chip|camera|sensor|motor|compressor|display)\b/i,
  ],
  [/\b(?:bar rules|billing guidelines)\b/i, /\b(?:law firms?|lawyers?|attorneys?|courts?|litigat\w+)\b/i],
  [
    /\b(?:Medicare|Medicaid|billing code|FDA)\b/,
    /\b(?:patients?|clinics?|hospitals?|doctors?|nurses?|medic\w+|insur\w+|drugs?)\b/i,
  ],
  [/\bzip code\b/i, /\b(?:US|USA|United States|America\w*|zip|states?)\b|\$/],
  [
    /\b(?:principal|district|school year|taught a class)\b/i,
    /\b(?:schools?|teachers?|class(?:es|rooms?)?|districts?)\b/i,
  ],
  [
    /\b(?:an? agency|agencies|public bid|government contract)\b/i,
    /\b(?:agenc\w+|governments?|count(?:y|ies)|cit(?:y|ies)|towns?|states?|municipal\w*|ministr\w+|public|police|permits?|courts?)\b/i,
  ],
  [/\b(?:donors?|charities|foundation)\b/i, /\b(?:donors?|donat\w+|charit\w+|foundations?|grants?|non-?profit|ngo)\b/i],
  [
    /\b(?:rent laws|commission rules|vacancy|vacant days|broker's license)\b/i,
    /\b(?:leases?|landlords?|property managers?|real estate|listings?|estate agents?|brokers?|mortgages?|vacan\w+)\b/i,
  ],
  [
    /\b(?:sit empty|its tenant|properties or units|same rent or sale)\b/i,
    /\b(?:property managers?|managers? of|leases?|brokers?|listings?|buildings?|vacan\w+|estate agents?|rooms?|flats for)\b/i,
  ],
  [
    /\b(?:around a property|per closing|share of the rent)\b/i,
    new RegExp(
      String.raw`\b(?:property managers?|landlords? (?:pay|use|list|rent)|estate agents?|realtors?|brokers?|listings?|closings?` +
        String.raw`|rent out|leases? (?:for|of|to)|mortgages?|buyers?)\b`,
      'i',
    ),
  ],
  [
    /\bowner, an agent or a tenant\b/i,
    /\b(?:property managers?|landlords (?:pay|use|list|rent)|tenants?|estate agents?|realtors?|letting|listings?|leases?)\b/i,
  ],
  [
    /\bprices of new goods fall\b/i,
    new RegExp(
      String.raw`\b(?:cloth\w{0,4}|dress\w{0,2}|gowns?|costumes?|phones?|electronics|furniture|shoes|bags|books|toys|used|second-?hand` +
        String.raw`|refurb\w{0,6}|gear|bikes?|tools|machines?)\b`,
      'i',
    ),
  ],
  // Whoever was told that it is no medical device needs no leave to sell it.
  [/\blet it onto the market\b/i, /^(?![\s\S]{0,2000}\b(?:not|no|isn['’]t) (?:an? )?medical device\b)/i],
  [/\btruck or slot\b/i, /\b(?:trucks?|truckers?|hauliers?|carriers?|loads?|slots?|drivers?|lorr(?:y|ies))\b/i],
  [
    /\bbench, cadaver\b/i,
    /\b(?:surg\w{1,6}|implant\w{0,3}|catheters?|stents?|endoscop\w{1,4}|needles?|prosthe\w{1,4}|orthop\w{1,6}|sutures?|patch|wear\w{0,5})\b/i,
  ],
  [
    /\bfails five years later\b/i,
    new RegExp(
      String.raw`\b(?:we (?:build|install|design|pour|weld)|prefab\w{0,8}|beams?|concrete|structur\w{1,6}|roof\w{0,4}|foundations?` +
        String.raw`|modular|walls?|facades?|drywall|plasterboard|scaffold\w{0,4})\b`,
      'i',
    ),
  ],
  [
    /\bShenzhen copy\b/i,
    new RegExp(
      String.raw`\b(?:wear\w{0,5}|phones?|headphones?|earbuds?|watch(?:es)?|consumers?|kickstarter|gadgets?|toys?|kids|home|kitchens?` +
        String.raw`|pillows?|mirrors?|lamps?|pets?|dogs?|cats?|riders?|runners?)\b`,
      'i',
    ),
  ],
  [/\bFERPA\b/, /\b(?:US|USA|United States|America\w{0,2}|FERPA|COPPA)\b|(?<![A-Z])\$/],
  [
    /\bstays late\b/i,
    /\b(?:teachers? (?:spend|write|grade|mark|stay|do)|principals?|grad(?:es?|ing)|marking|paperwork|report cards?|scripts|rosters?)\b/i,
  ],
  [/\b(?:MLS|Zillow|county records)\b/, /\b(?:US|USA|America\w*|MLS|Zillow|county|counties)\b/],
  // Software for robots of every make builds none, and an auditor of freight bills carries no load.
  [
    /\b(?:hardware costs you|costly actuators|remote helper)\b/i,
    /\b(?:we build|our robots?|(?:a|the) robot(?:ic arm)? (?:that|which|for)|our (?:[a-z-]{2,15} )?(?:arms?|grippers?)|(?:an?|the) (?:arm|gripper))\b/i,
  ],
  [/\bone robot cost to build\b/i, /\b(?:we build|our robots?|(?:a|the) robot(?:ic arm)? (?:that|which|for))\b/i],
  [
    /\b(?:load is stolen|carriers want cash)\b/i,
    /\b(?:broker(?:s|age)?|we (?:move|haul|carry|deliver|match)|carrier of|trucking company|forwarders?)\b/i,
  ],
  [
    /\bbuilding starts\b|\bEvery job has a new team\b/i,
    /\b(?:builders?|house ?building|general contractors?|scaffold\w*|concrete|drywall|framing|roofers?|plumb\w+|building sites?)\b/i,
  ],
  [/\bholidays?\b/i, /\b(?:gifts?|toys?|christmas|holidays?|shopify|amazon|consumers?|cosmetics?|clothes|jewel\w+)\b/i],
  [
    /\b(?:capital behind these loans|hides defaults|two similar applicants|refused elsewhere)\b/i,
    /\b(?:we (?:lend|advance|finance|pay)|our (?:loans?|book)|borrowers?|underwrit\w+|loan (?:app|book))\b/i,
  ],
  // Whoever cleans what was worn once has no brand behind it that would take it back.
  [
    /\boriginal brand\b/i,
    /\b(?:brands?|branded|designers?|labels?|iphones?|apple|samsung|nike|ikea|patagonia|outdoor gear|sneakers?|handbags?|luxury)\b/i,
  ],
  [
    /\bcosts a client the case\b/i,
    new RegExp(
      String.raw`\b(?:law firms?|law offices?|notar(?:y|ies)|for (?:[\w-]{1,20} ){0,2}(?:lawyers|attorneys|solicitors|paralegals)` +
        String.raw`|(?:lawyers?|attorneys?|solicitors?) (?:pay|use|upload|send|get|draft)s?|contracts? (?:review|drafting))\b`,
      'i',
    ),
  ],
  [
    /\bwhose word do growers\b/i,
    // A mill buys from growers, and a cooperative is the one whose word they trust.
    /^(?![\s\S]{0,2000}\b(?:mills?|co-?operatives?|crusher)\b)[\s\S]{0,2000}\b(?:growers?|farm(?:s|ers?)?|orchards?|vineyards?)\b/i,
  ],
  [
    /\bfans and friends have theirs\b/i,
    /\b(?:fans|friends|kickstarter|indiegogo|crowdfund\w*|pre-?order(?:s)?|gifts?|consumers?|gamers?)\b/i,
  ],
  // A cold room is tested by no harvest.
  [
    /\bHow many seasons until\b/,
    new RegExp(
      String.raw`\b(?:yields?|trials?|plots?|seeds?|feed|spray\w{0,3}|fertili[sz]\w{1,5}|treat\w{0,5}|dos(?:e|es|ing)` +
        String.raw`|germinat\w{1,4}|breed\w{0,3}|enzym\w{1,4}|pests?|vaccin\w{1,5}|blight|mildew|harvests? of)\b`,
      'i',
    ),
  ],
  // Whoever keeps animals grows nothing.
  [
    /\bgrowers?\b|\bgrower's\b/i,
    new RegExp(
      String.raw`^(?![\s\S]{0,3000}\b(?:vets?|veterinar\w{1,4}|udders?|mastitis|cows?|cattle|herds?|dairy|poultry|pigs?|hens|sheep|goats|livestock)\b)` +
        String.raw`[\s\S]{0,3000}\b(?:growers?|farm(?:s|ers?)?|orchards?|crops?|vineyards?)\b`,
      'i',
    ),
  ],
  // A tricycle that carries loads is no carrier, and who treats cats fills no hospital bed.
  [
    /\b(?:freight|load board|loads can the same truck|leaves the dock|empty miles|detention|truck or slot|rates, position or paperwork)\b/i,
    /\b(?:freight|shippers?|carriers?|trucks?|truckers?|trucking|hauliers?|haulage|forwarders?|containers?|logistics|dispatch\w*|warehous\w{1,4}|brokers?)\b/i,
  ],
  [
    /\b(?:hospital stay|local doctor|ER visit)\b/i,
    /^(?![\s\S]{0,3000}\b(?:cats?|dogs?|pets?|vets?|veterinar\w{1,4}|horses?|cows?|animals?)\b)/i,
  ],
  // Who sells what was used before takes nothing in from sellers.
  [
    /\b(?:sellers?|seller's share|try to sell it)\b/i,
    new RegExp(
      String.raw`\b(?:sellers?|consign\w{0,5}|listings?|sell (?:your|their|his|her|used|old|back)|trade-?ins?|marketplaces?` +
        String.raw`|payouts?|owners?|people sell|closets?|buy back|take back)\b`,
      'i',
    ),
  ],
  // Who makes water, or sells a transformer, sells no power.
  [
    /\b(?:energy gets cheap again|between it and its customer|utility approve, meter or control|sold power on contract)\b/i,
    new RegExp(
      String.raw`\b(?:tariffs?|kwh|mwh|electricity (?:bills?|prices?|costs?)|(?:save|cut|store|sell|suppl(?:y|ies)|trade|shift` +
        String.raw`|generat\w{1,3}|produc\w{1,3})s?` +
        String.raw` (?:\w{1,12} ){0,2}(?:power|energy|electricity|heat)|heat pumps?|grid|batter(?:y|ies)|boilers?|chargers?` +
        String.raw`|solar (?:roofs?|parks?|farms? (?:pay|buy|use)))\b`,
      'i',
    ),
  ],
  // Who collects the fees of a building sells to nobody who owns several.
  [
    /\badded a second property\b/i,
    /\b(?:propert(?:y|ies)|agents?|investors?|listings?|landlords?|realtors?|brokers?|portfolios?)\b/i,
  ],
  // Two sides that meet in software alone were never offline, and pay through it.
  [
    /\bstayed offline\b/i,
    new RegExp(
      String.raw`\b(?:offline|by phone|phone|paper|whatsapp|in person|flyers?|notice ?boards?|word of mouth|markets?|bazaars?` +
        String.raw`|farm\w{0,3}|craft\w{0,4}|trades?(?:men|people)?|workshops?)\b`,
      'i',
    ),
  ],
  [
    /\bsettling in cash\b/i,
    new RegExp(
      String.raw`\b(?:cash|home|house|clean\w{1,4}|tutors?|lessons?|drivers?|rides?|repairs?|handym[ae]n|nann(?:y|ies)|sitters?` +
        String.raw`|workers?|jobs?|rent\w{0,3}|hire|crafts?|services?)\b`,
      'i',
    ),
  ],
  // Who sells a transformer carries no load.
  [
    /\bcarries the load\b/i,
    new RegExp(
      String.raw`\b(?:mini-?grids?|microgrids?|batter(?:y|ies)|storage|generators?|boilers?|turbines?|panels?|heat pumps?|biogas|hydrogen` +
        String.raw`|(?:sell|supply|store|make|provide)s? (?:\w{1,12} )?(?:power|energy|heat|electricity))\b`,
      'i',
    ),
  ],
  // What is given away to bring people in sends nobody from one vendor to another.
  [
    /\bchanged its license or raised its price\b/i,
    new RegExp(
      String.raw`\b(?:self-host\w{0,3}|forks?|community edition|open[- ]source (?:alternative|version|database|framework|server|replacement)` +
        String.raw`|alternative to|instead of|MIT|Apache|AGPL|drop-in)\b`,
      'i',
    ),
  ],
  [/\btax season\b/i, /\btax(?:es)?\b/i],
  [
    /\b(?:QuickBooks|sets? of books|shoebox of receipts)\b/i,
    /\b(?:bookkeep\w*|account(?:ants?|ing)|books|ledgers?|invoices?|quickbooks|xero)\b/i,
  ],
  [
    /\b(?:people who would really be tested|out of pocket|sensitivity and specificity in the people)\b/i,
    /\b(?:patients?|people|blood|urine|saliva|women|men|children|clinics?|hospitals?|doctors?)\b/i,
  ],
  // A probe that measures raises no alarm, and is not muted.
  [/\b(?:false alarms?|alarms? a week|mutes it)\b/i, /\b(?:alarms?|alerts?|detect\w*|warn\w*|notif\w+)\b/i],
  [
    /\b(?:cadaver|surgeon|clinicians?|clearance|predicate|procedure budget|present device|a shorter stay)\b/i,
    /\b(?:surg\w+|implant\w*|catheters?|stents?|endoscop\w+|clinicians?|clinical|patients?|hospitals?|nurses?|wards?|procedures?)\b/i,
  ],
  [
    /\bbecause the flight\b|\bairframe\b|\btest flight\b|\bin flight\b|\bper acre\b|\bhas flown\b|\bcloud, wind\b/i,
    /\b(?:drones?|uavs?|aircraft|airplanes?|planes?|flights?|flies|fly|flying|imagery|images?|aerial)\b/i,
  ],
  [/\ba charity's staff\b/i, /\b(?:charit\w+|volunteers?|donors?|donations?)\b/i],
  [/\b(?:FAA|FCC|NOAA)\b/, /\b(?:US|USA|America\w*|FAA|FCC|NOAA)\b|(?<![A-Z])\$/],
];

/** Whether a text has the people and things that a question names. */
export const fitsText = (question: string, text: string): boolean =>
  NARROW.every(([asked, told]) => !asked.test(question) || told.test(text));
