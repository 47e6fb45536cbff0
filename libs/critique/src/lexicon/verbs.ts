/** Verbs that could stand in any pitch: they say that something happens, not what (signal S6). */
export const EMPTY_VERBS: ReadonlySet<string> = new Set(
  `accelerate accomplish achieve act address advance aim allow assist attain become begin believe boost bring build can change come
  consider continue could create deal democratize afford design develop do drive ease elevate empower enable encourage engage
  enhance ensure evolve exceed exist expand explore facilitate feel focus foster fuel gain get give go grow happen harness have
  help hope ideate imagine impact improve include increase innovate inspire integrate keep know launch lead let leverage like
  live look make manage maximize may mean meet might modernize need occur offer operate optimize orchestrate plan power provide
  put reach realize reimagine reinvent remain seek seem serve shape shall should simplify solve start stay streamline strive
  succeed support take tend thank think thrive transform try understand unlock use utilize want will win wish work would be
  require rethink redefine disrupt revolutionize supercharge unleash pioneer specialise specialize aspire curate`.split(
    /\s+/,
  ),
);

/** Verbs of jobs a customer can watch; used where the tagger takes a short verb for a noun. */
export const CONCRETE_VERBS: ReadonlySet<string> = new Set(
  `answer apply approve arrange assemble auction audit bake bill blend block bolt book borrow brew buy calculate call cancel capture
  catch charge check clean clear close coach collect compare compile convert cook copy count cure cut deliver deposit detect
  diagnose dig dispatch distil download draft draw drill drive dry dye edit email enrol erase export fax feed fetch file fill
  filter find fit fix flag fly forecast freeze fund generate grade grind grow handle harvest heat hire host import insert
  inspect install insure issue join label lay lease lend list listen load locate lock log mail manufacture map mark match measure melt
  merge message mill mine mix monitor mount move negotiate net open order pack paint park pay pick place plant plug post pour predict
  prepare prescribe press price print process pump purify rank read rebuild recharge reconcile record recover recruit recycle
  refill refinance refund register remind remove rent repair replace reply reserve resell restock return review ride ring roast
  rout route run scan schedule score screen search seal sell send separate serve settle sew ship shoot show shred sign sort
  spot spray stitch stock stop store stream submit subtitle swap switch take teach tell test text tie time tow trace track
  trade train transcribe translate transport treat trim tune turn tutor type unload update upload verify wake walk wash watch water
  weigh weld write`.split(/\s+/),
);

/** Verbs of a result a customer gets (signal S12). */
export const OUTCOME_VERBS: ReadonlySet<string> = new Set(
  `save cut reduce recover earn win lower raise increase double triple halve avoid prevent eliminate shorten collect gain
  slash shrink boost recoup reclaim lose waste free skip stop`.split(/\s+/),
);

/** Verbs that take a problem away when their object is one (signal S12). */
export const SOLVING_VERBS: ReadonlySet<string> = new Set(
  `answer appeal block catch clear contest cure cut detect dispute fight fill filter find fix flag kill pay
    predict prevent recover remove repair resolve seal solve spot stop treat warn`.split(/\s+/),
);
