/** A one-liner for the 'Real YC Examples' panel, which says that the words are ours: our wording of a company's public story, or an invented one. */
export interface SamplePitch {
  /** Vertical shown as a tag. */
  readonly tag: string;
  readonly text: string;
  /** Score of the built-in rubric, 0 to 100; a test keeps it equal to what the analyzer gives. */
  readonly overallScore: number;
  /** What the line rests on, shown with it. */
  readonly basis: string;
}

export const SAMPLE_PITCHES: readonly SamplePitch[] = [
  {
    tag: 'Local logistics',
    text:
      'We deliver for suburban restaurants that cannot afford their own drivers and used to turn orders away: 3,500 orders so far, ' +
      'in 44 minutes on average.',
    overallScore: 87,
    basis: 'Our wording; facts from the DoorDash S13 demo day (the orders turned away are ours).',
  },
  {
    tag: 'Consumer',
    text: 'We bring snacks to US college students in 10 minutes by electric scooter, from stock on campus; they used to wait an hour for a driver.',
    overallScore: 86,
    basis:
      'Our wording; facts from the Duffl W20 application video (the hour and the driver they waited for are ours).',
  },
  {
    tag: 'Climate',
    text:
      'US truck fleets still buy carbon credits for exhaust that drink makers would pay for. We catch it on the truck and sell it to ' +
      'them, so the fleet gets paid instead.',
    overallScore: 86,
    basis: 'Our wording; facts from the Remora W21 film (the credits and the payment are ours).',
  },
  {
    tag: 'Vertical software',
    text: 'A phone system that shows US dentists who is calling, instead of a blank screen, so 230 practices pay for it and sell more per call.',
    overallScore: 84,
    basis: 'Our wording; facts from the Weave W14 application video.',
  },
  {
    tag: 'Cold chain',
    text: 'Cold storage rented by the pallet-day to small pharmacies in Kenya, so vaccines survive a 12-hour power cut instead of being thrown away.',
    overallScore: 89,
    basis: 'Invented for this page.',
  },
];
