/** Countries, demonyms, states and cities a pitch may name, in lower case; enough to tell a place from a product. */
export const PLACES: ReadonlySet<string> = new Set(
  `us usa uk eu america american americas africa african asia asian europe european latam mena nordic nordics scandinavia
  argentina argentine australia australian austria austrian bangladesh bangladeshi belgium belgian bolivia brazil brazilian
  britain british bulgaria cambodia cameroon canada canadian chile chilean china chinese colombia colombian croatia cuba
  czech denmark danish ecuador egypt egyptian england english estonia estonian ethiopia finland finnish france french
  germany german ghana ghanaian greece greek guatemala honduras hungary hungarian iceland india indian indonesia indonesian
  iran iraq ireland irish israel israeli italy italian jamaica japan japanese jordan kazakhstan kenya kenyan korea korean
  kuwait latvia lebanon lithuania luxembourg malawi malaysia malaysian mali malta mexico mexican mongolia morocco moroccan
  mozambique myanmar nepal netherlands dutch nigeria nigerian norway norwegian oman pakistan pakistani panama paraguay
  peru peruvian philippines filipino poland polish portugal portuguese qatar romania romanian russia rwanda saudi scotland
  scottish senegal serbia singapore slovakia slovenia somalia spain spanish sudan sweden swedish swiss switzerland syria
  taiwan tanzania thai thailand togo tunisia turkey turkish uganda ukraine ukrainian uruguay uzbekistan venezuela vietnam
  vietnamese wales welsh yemen zambia zimbabwe alabama alaska arizona arkansas california colorado connecticut delaware
  florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan
  minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont
  virginia washington wisconsin wyoming ontario quebec alberta bavaria amsterdam atlanta bangalore bangkok barcelona beijing
  berlin bogota boston brussels cairo chicago dallas delhi denver detroit dhaka dubai dublin hamburg houston istanbul
  jakarta johannesburg karachi kampala lagos lahore lima lisbon london madrid manila melbourne miami milan montreal mumbai
  munich nairobi oslo paris philadelphia phoenix prague rome seattle seoul shanghai stockholm sydney tokyo toronto
  vancouver vienna warsaw zurich`.split(/\s+/),
);
