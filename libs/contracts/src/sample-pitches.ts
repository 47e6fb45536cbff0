/** A one-liner for the 'Real YC Examples' panel: our wording of a company's public story, or an invented one. */
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
    text: 'Suburban restaurants cannot afford their own drivers. We share ours between them: 3,500 orders so far, delivered in 44 minutes on average.',
    overallScore: 61,
    basis: 'Our wording; facts from the DoorDash S13 demo day.',
  },
  {
    tag: 'Consumer',
    text: 'College students wait an hour for delivery. We keep snacks on campus and bring them in 10 minutes by electric scooter.',
    overallScore: 69,
    basis: 'Our wording; facts from the Duffl W20 application video (the hour they wait is ours).',
  },
  {
    tag: 'Climate',
    text: 'We capture CO2 from truck exhaust and sell it to drink makers, so fleets get paid instead of buying credits.',
    overallScore: 78,
    basis: 'Our wording; facts from the Remora W21 film (the payment clause is ours).',
  },
  {
    tag: 'Vertical software',
    text: 'A phone system that shows US dentists who is calling, instead of a blank screen; 230 practices pay for it to sell more per call.',
    overallScore: 84,
    basis: 'Our wording; facts from the Weave W14 application video.',
  },
  {
    tag: 'Cold chain',
    text: 'Cold storage rented by the pallet-day to small pharmacies in Kenya, so vaccines survive a 12-hour power cut without a generator.',
    overallScore: 79,
    basis: 'Invented for this page.',
  },
];
