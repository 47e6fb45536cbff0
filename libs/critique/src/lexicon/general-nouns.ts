/** Everyday nouns: knowing one of them shows no knowledge of a trade (domain nouns are the others). */
export const GENERAL_NOUNS: ReadonlySet<string> = new Set(
  `account address afternoon air animal answer app area arm art audience baby back bag ball bank bar bathroom bed bill bird board boat
  body book boss bottle box boy brand bread breakfast brother budget building bus business button cafe call camera car card care
  cart cash cat chair chat child choice city class click client clock clothes cloud club code coffee colleague color company
  computer conversation cook corner country couple course cup customer dad dance daughter day deal decision delivery desk device
  dinner doctor document dog dollar door drawing dream drink driver ear earth email employee end error evening event eye face
  fact family farm father fee feedback file film fire fish floor flower food foot friend front fruit fun game garden gift girl
  glass goal gold group guest guide gym hair half hand hat head heart help hobby home hospital host hotel hour house idea image
  income internet item job kid kind kitchen language laptop lawyer lead lesson letter life light line link list location look
  lunch machine mail man map market meal meeting member memory menu message minute mobile mom moment money month morning mother
  mouth movie music name neighbor network news newspaper night note number office one online order owner page paper parent
  park part partner party password past patient payment people person phone photo picture piece place plan plane plant player
  point post price problem product profile program project purchase question radio rating reader reason record report result
  restaurant review room rule sale school screen search seat second seller service share shirt shoe shop side sign site sister
  skill sleep song sound space sport staff start step stock store story street student stuff subscription summer table task taxi
  teacher team term test text thing ticket time tip today tomorrow tool top town toy track traffic train travel tree trip truck
  type user vacation video view visit voice way weather web website week weekend wife window winter woman word work worker world
  writer year software data api marketplace spreadsheet robot sensor businesses professional`.split(/\s+/),
);
