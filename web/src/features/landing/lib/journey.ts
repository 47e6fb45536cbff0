/** The four steps from an idea to a finished application. */
export const JOURNEY: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Validate the idea', text: 'Find out which risks a partner would see before you spend a week on slides.' },
  {
    title: 'Perfect the pitch',
    text: 'Get one sentence that a stranger can repeat, with the reason behind every point.',
  },
  { title: 'Build the application', text: 'Answer question by question, with feedback while you write.' },
  {
    title: 'Analyze the demo video',
    text: 'See whether your demo shows the problem, the product and the people behind it.',
  },
];
