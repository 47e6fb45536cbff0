/** Roles, trades and organisations that can be a customer (signal S8, level 2), as lemmas of the last word. */
export const SEGMENT_HEADS: ReadonlySet<string> = new Set(
  `accountant adjuster agency agent airline airport anesthesiologist apprentice architect artist athlete attorney auctioneer
  auditor author baker bakery bank barber barbershop beekeeper bookkeeper bookstore borrower boutique brewer brewery broker builder butcher
  buyer cafe camp caregiver carpenter carrier casino caterer chef chemist chiropractor church cleaner clerk clinic clinician club
  coach college commuter composer contractor cook cooperative council counselor counsellor county courier court creator dairy
  dealer dealership dentist department dermatologist designer developer diabetic diner dispatcher distributor diver doctor
  driver editor electrician employee employer engineer estate exporter factory family farm farmer fisherman fisher fleet florist
  forwarder founder foundry franchisee franchise freelancer gamer garage gardener gastroenterologist grocer grower guard gym
  hairdresser hatchery homebuyer homeowner hospital host hostel hotel household hygienist immigrant importer innkeeper
  inspector installer instructor insurer investigator investor janitor jeweler journalist judge kindergarten lab laboratory
  landlord landscaper laundromat lawyer lecturer lender librarian library lodge logistician logger maid maintainer maker manager
  manufacturer marina mayor mechanic merchant midwife mill miner mother mover municipality museum musician nanny newcomer
  notary nurse nursery nutritionist operator optician orchard orthodontist owner painter paralegal paramedic parent patient
  pathologist patrol pediatrician pensioner performer pharmacist pharmacy photographer physician physiotherapist pilot
  pizzeria plumber podcaster poet policyholder practice practitioner prison producer professor programmer psychologist
  publisher radiologist rancher realtor receptionist recruiter refugee renter repairer reporter researcher resident
  restaurant retailer retiree roaster roofer runner sailor salon scholar school scientist secretary seller seminary
  senior shelter shepherd shipper shop shopper skier smallholder smoker soldier spa sponsor staff startup station
  store streamer student studio subcontractor supermarket supplier surgeon surveyor taxpayer teacher teenager temp tenant
  therapist tourist town trader trainer translator traveler traveller trucker trustee tutor underwriter union university
  utility vendor vet veteran veterinarian village vineyard volunteer waiter walker warehouse webshop welder wholesaler
  winemaker winery woodworker worker writer youth child kid baby toddler mom dad woman man girl boy grandparent couple
  dispensary fabricator sportsman gardener creditor debtor expat migrant monk nonprofit charity ngo hotelier
  rider owner kennel stable pub bar venue theatre theater cinema festival band label orchestra choir`.split(/\s+/),
);

/** Words ending like a person that are things or anybody. */
export const NOT_A_PERSON: ReadonlySet<string> = new Set(
  `computer number letter paper sticker server sensor container tracker printer scooter scanner order offer answer user customer
  consumer member leader partner player stakeholder transformer trailer tower water summer winter corner counter center
  chapter charger cover dinner shoulder finger flower folder border calendar filter hammer helicopter layer locker
  marker matter meter monitor motor newsletter laser error mirror color colour factor sector vector doctorate detector
  compressor generator inverter concentrator reactor tractor calculator refrigerator elevator shower river power
  proper tender drawer primer banner burger butter sweater timer toaster trigger wrapper checker reader starter
  spreader cooker cooler heater dryer washer copier router adapter booster buffer character cluster disaster fever
  fiber filler freezer gender gutter laptop list ledger lumber plaster poster quarter register sponsor trackers
  anchor antivirus analyzer helper supporter competitor specialist wonder under over user trigger other another together
  manner rather whether ever never after water answer offer letter ladder liver ulcer cancer tumor favor labor armor harbor
  checklist playlist list mist fist twist consist assist exist wrist`.split(/\s+/),
);

/** Audiences that could be anyone (weight 1 in the lexicon); a segment only with a word that narrows them. */
export const VAGUE_HEADS: ReadonlySet<string> = new Set(
  'user people business company organization organisation enterprise consumer customer brand team client person human individual firm'.split(
    ' ',
  ),
);

/** Things that follow 'for' without being the customer. */
export const OBJECT_HEADS: ReadonlySet<string> = new Set(
  `app application backup bill book bread call car cargo case claim clothe clothes coffee contract document drawing email error event
  fee file fish food form fruit game gift good image instruction invoice item job key lead letter lesson link loan log meal
  meeting message movie note order package page paper part payment permit phone photo picture plant post price product
  question receipt recipe record reminder repair report request result road robot room rule sale search seat seed sensor
  shift ship shoe sign site spreadsheet step subscription task tax term test ticket tool toy transaction trip truck vegetable vehicle
  video visit web website wedding word minute hour day week month year second dollar euro pound cent time thing way reason example
  share fraction percent purpose need detail feature`.split(/\s+/),
);

/** Words before a segment that narrow it to a size, place or situation (level 3). */
export const QUALIFYING_WORDS: ReadonlySet<string> = new Set(
  `small tiny mid-size midsize mid-sized midsized medium-sized large big independent indie solo single family-run family-owned
  rural suburban urban local regional remote offshore coastal northern southern eastern western private public community
  college community-run state first-time retired early-stage licensed freelance self-employed uninsured unbanked blind deaf
  left-handed diabetic pregnant new-born newborn elderly nonprofit non-profit low-income uninsured bilingual undocumented nordic
  smallholder boutique two-person one-person owner-run part-time night-shift seasonal volunteer home`.split(/\s+/),
);

/** Organisations named by two words of which the last alone is no customer. */
export const COMPOUND_SEGMENTS: ReadonlySet<string> = new Set([
  'nursing home',
  'care home',
  'retirement home',
  'funeral home',
  'auto body',
  'call center',
  'call centre',
  'data center',
  'data centre',
  'front desk',
  'food truck',
  'credit union',
  'city hall',
  'town hall',
  'body shop',
  'construction site',
  'building site',
  'operating room',
  'summer camp',
]);
