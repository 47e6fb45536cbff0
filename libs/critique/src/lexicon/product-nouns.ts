/** Things a customer can buy, open, hold or call: the product-noun list of signal S5. */
export const PRODUCT_NOUNS: ReadonlySet<string> = new Set(
  `account accounting add-on add-in airline album alarm antenna api app app-store appliance assistant atm backpack bag bakery
  bank banking battery beacon bed bike binary bioreactor blanket board boat boiler book bookkeeping boot bot bottle box bracelet brace browser
  building bus cable cafe calculator calendar calendars camera capsule car card cards cart catalogue catalog chair chart chatbot
  check checker checklist checkout chip class classes clinic clinics clip clock coating coffee coin collar compiler
  compressor computer concentrator container cooker copilot cot course courses cream credit crib dashboard database debit
  delivery desk detector device devices diary dictionary directory display doll door doorbell drill drone drones drug drum
  dryer earbud editor eraser escrow exchange exoskeleton extension fan farm feed fence fertilizer filament filter filters
  firewall firmware flag floor form forms freezer fridge fund furnace furniture game games garment gate gel generator glasses glove
  glue gown greenhouse grill guide gun harness headset heater heatpump helmet hearing hospital hotel hotline house implant
  incubator ingredient inhaler inbox insole instrument insurance inverter invoice job-board jacket kayak keyboard kiosk kit
  kitchen lamp laptop laser laundry law-firm lease lens lessons lesson letter library light line list loan loans lock
  locker lodge loom lunchbox machine machines magazine magnet mailbox map maps marketplace mask mat mattress meal meals
  medicine menu messenger meter microscope microphone mill mirror model mop mortgage motor mower museum napkin needle
  newsletter notebook notepad nursery office orchard oven package packaging pad paint pan panel parking patch paste payroll
  pedal pen pencil pension pill pillow pipe plaster playground plugin plug-in podcast pod pole pool portfolio pot
  powder press printer probe product program projector prosthesis pump puzzle quiz rack radio railing razor reader receipt
  recipe recipes recorder refrigerator registry remote rental report reports robot robots roof rope router ruler sachet
  safe saddle salad salon sandwich satellite satellites sauce saw scale scanner school scissors scooter scooters scraper screen screens
  search seat seats seed seeds sensor sensors server servers service sewing shampoo shelf shelter shirt shoe shoes shop shower shuttle
  sim simulator site sleeve snack snacks soap sock software solar spray spreadsheet spreadsheets stall staplers sticker
  stickers storage store stove stroller subscription suit sunscreen surgery swab switch syringe table tablet tag tags tank tap
  taxi telescope tent terminal test tests textbook thermometer thermostat ticket tickets tile till tire tires tool tools
  toothbrush toy toys tracker tractor trailer training train translator translation trap tray treadmill trip trolley truck
  trucks tshirt tube turbine tutor tutoring tyre ultrasound umbrella uniform vaccine valve van vehicle vending vest video
  videos visa voucher walker wallet warehouse warranty washer watch water wearable website wheelchair widget window winch
  wipes wire workbook wristband yarn yogurt crm erp vpn led sms pdf simcard`
    .split(/\s+/)
    .filter((word) => word !== 'hearing' && word !== 'hospital' && word !== 'school' && word !== 'hotel'),
);

/** Product nouns that say how it is delivered, not what it does; never the filmable object of a sentence (S7). */
export const GENERIC_PRODUCT_NOUNS: ReadonlySet<string> = new Set(
  `api app assistant binary bot browser chatbot computer copilot dashboard database device extension library line
    list machine marketplace model plugin plug-in product program service site software storage store system tool
    website widget startup company business firm agent way thing platform solution`.split(/\s+/),
);
